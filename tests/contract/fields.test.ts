import type { ApiDocument } from '../../config/contract/document';
import { describeFields } from '../../config/contract/fields';

/** A contract with one record, whose only field has no description, and a call with this filter. */
const contractWith = (filter?: object) => {
  const parameters = filter ? [{ name: 'filter', in: 'query', schema: { type: 'object', properties: { no: filter } } }] : [];
  const no = { type: 'string' };
  const document = {
    paths: { '/order/detail': { get: { operationId: 'getOrder', parameters, responses: {} } } },
    components: { parameters: {}, schemas: { Order: { type: 'object', properties: { no } } } },
  };
  return { document: document as unknown as ApiDocument, no };
};

test('a field without a description is found', () => {
  expect(describeFields(contractWith().document, { records: {}, filters: {} })).toEqual({
    undescribed: ['Order.no'],
    unused: [],
  });
});

test('a field takes its description from its record, and a filter from its name', () => {
  const records = { no: 'Its number' };
  const filter = { type: 'string' };
  const { document, no } = contractWith(filter);
  expect(describeFields(document, { records, filters: { no: 'Only these numbers' } })).toEqual({ undescribed: [], unused: [] });
  expect(no).toEqual({ type: 'string', description: 'Its number' });
  expect(filter).toEqual({ type: 'string', description: 'Only these numbers' });

  const { document: other } = contractWith({ type: 'string' });
  expect(describeFields(other, { records, filters: {} })).toEqual({ undescribed: ['getOrder parameters.no'], unused: [] });
});

test('a description without a field is found, also when the field is of the other kind', () => {
  const texts = { records: { no: 'Its number' }, filters: { no: 'Only these numbers' } };
  expect(describeFields(contractWith().document, texts)).toEqual({ undescribed: [], unused: ['filters.no'] });
});
