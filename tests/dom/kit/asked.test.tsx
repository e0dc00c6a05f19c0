import { screen, within } from '@testing-library/react';
import type { ApprovalDetail } from '@/contract';
import { Asked } from '@/layouts/Asked';
import { anApprovalDesk } from '../../support/approvalCalls';
import { renderKit } from '../../support/domKit';
import { askingOperations, fullBody, pathsIn, plantApproval } from '../../support/everyApproval';
import { freePlatforms } from '../../support/worlds';
import { dataOf } from '../../unit/platform/support';

const LANGUAGES = [
  ['en-US', 'en', 'Requested'],
  ['zh-CN', 'zh', '申请内容'],
] as const;

/** Labels of a drawn table. */
const labelsIn = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent ?? '');

describe.each(LANGUAGES)('in %s, the drawn detail', (locale, lang, title) => {
  test.each(askingOperations.map((operation) => [operation.id, operation] as const))(
    'of %s has a row for every field of the body, labelled in words',
    async (_, operation) => {
      const desk = anApprovalDesk();
      const no = plantApproval(desk.platform, operation);
      const detail = dataOf<ApprovalDetail>(desk.call('m.tan', `GET /common/approval/detail?approvalNo=${no}`, { lang }));
      await renderKit(<Asked detail={detail} />, { locale, timeZone: 'Asia/Bangkok' });
      await screen.findByText(title, { selector: 'h2' });
      const labels = labelsIn(title);
      expect(labels).toHaveLength(pathsIn(fullBody(operation)).length);
      for (const label of labels) expect(label).not.toMatch(/[a-z][A-Z]|\.\S|^[a-z]/);
      if (lang === 'zh') for (const label of labels) expect(label).toMatch(/\p{Script=Han}|^(IP|KYC|Telegram)/u);
      expect(document.body.textContent).not.toContain('sample-of-a-secret');
      freePlatforms(desk.platform);
    },
  );
});

/** A stored approval, as a server may tell of it. */
const aDetail = (more: Partial<ApprovalDetail>): ApprovalDetail => ({
  approvalNo: 'Q1',
  status: 'WAITING',
  action: 'user:account:adjust',
  actionName: 'Accounts: adjust a balance',
  entityIds: [],
  makerName: 'li.na',
  createdAt: '2026-01-02T03:04:05Z',
  expiresAt: '2026-01-03T03:04:05Z',
  version: 1,
  preview: { changes: [], amounts: [] },
  ...more,
});

const rowsShown = () =>
  within(screen.getByRole('region', { name: 'Requested' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the drawn detail', () => {
  test('shows every field of a stored body for which its server has no row', async () => {
    const body = {
      accountNo: 'A1',
      amount: '10.00',
      dataScope: { type: 'ALL', values: ['TH', 'VN'] },
      items: [{ cidr: '203.0.113.7' }],
      note: null,
    };
    const changes = [
      { field: 'dataScope', fieldName: 'Data scope', before: null, after: 'ALL: TH, VN', afterName: 'Countries TH, VN' },
    ];
    await renderKit(<Asked detail={aDetail({ preview: { changes, amounts: [] }, body })} />);
    await screen.findByText('Requested', { selector: 'h2' });
    expect(rowsShown()).toEqual([
      ['Field', 'Value'],
      ['Data scope', 'Countries TH, VN'],
      ['accountNo', 'A1'],
      ['amount', '10.00'],
      ['items.0.cidr', '203.0.113.7'],
      ['note', '–'],
    ]);
  });

  test('shows money with its currency, times in the zone of the operator, words for codes, and what changes in a list', async () => {
    const field = (name: string) => ({ field: name, fieldName: name.toUpperCase() });
    const changes = [
      { ...field('fee'), before: '1.50', after: '1250.00', currency: 'THB' },
      { ...field('until'), before: null, after: '2026-03-04T05:06:07Z' },
      { ...field('way'), before: 'IN', beforeName: 'Credit', after: 'OUT', afterName: 'Debit' },
      {
        ...field('roles'),
        before: 'A, B',
        beforeItems: ['Support', 'Auditor'],
        after: 'B, C',
        afterItems: ['Auditor', 'Finance checker'],
      },
    ];
    await renderKit(<Asked detail={aDetail({ preview: { changes, amounts: [] } })} />, { timeZone: 'Asia/Bangkok' });
    await screen.findByText('Requested', { selector: 'h2' });
    expect(rowsShown()).toEqual([
      ['Field', 'Before', 'After'],
      ['FEE', 'THB 1.50', 'THB 1,250.00'],
      ['UNTIL', '–', '2026-03-04 12:06:07'],
      ['WAY', 'Credit', 'Debit'],
      ['ROLES', 'SupportAuditor', 'Finance checkerAuditor'],
    ]);
    const told = (name: string) => [...document.querySelectorAll(name)].map(({ textContent }) => textContent);
    expect([told('del'), told('strong')]).toEqual([['Support'], ['Debit', 'Finance checker']]);
  });
});
