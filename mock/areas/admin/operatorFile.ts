import { fileColumns, offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import type { CallFor } from '../../model/operators';
import type { World } from '../../model/world';
import { fieldsOf, findOperators } from './operatorView';

const COLUMNS = fileColumns({
  of: ['sys.operator.field'],
  names: `operatorId username realName email mobile department roles dataScope withdrawTier status statusReason lastLoginAt
    lastLoginIp onlineSessions effectiveKeyCount highRiskKeyCount lastReviewAt validUntil createdAt createdBy`,
  numeric: 'withdrawTier onlineSessions effectiveKeyCount highRiskKeyCount',
  own: {
    // Another name on the screen, for its form.
    dataScope: 'sys.operator.field.scope',
    // The screen shows it at the status.
    statusReason: 'account.info.field.statusReason',
  },
});
offerColumns('sys:operator:down', COLUMNS);

/** The list as a file (docs/rules/export.md#files). @throws Refusal 400 */
export function down(world: World, call: CallFor<'downloadOperators'>) {
  const { actor, lang, query } = call;
  const rows = findOperators(world, actor, query).map((one) => {
    const row = fieldsOf(world, one, lang, false);
    const { type = 'ALL', values = [] } = row.dataScope ?? {};
    return { ...row, roles: row.roles?.map(({ roleName }) => roleName), dataScope: [type, ...values].join(' ') };
  });
  return listFile(call, { stem: 'operator', title: ['Users', '用户'], columns: COLUMNS, rows });
}
