import { Alert, Button, Checkbox, Form } from 'antd';
import type { CheckboxGroupProps } from 'antd/es/checkbox';
import { useState } from 'react';
import { FormModal } from '@/components/FormModal';
import { tooLong } from '@/components/tooLong';
import type { WhiteIp, WhiteScope } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { formatRange, ipFault, overlaps, type PastedLine, parseRange, pastedLines } from '@/domain/ip';
import { whiteScopes } from '@/domain/white';
import { useT } from '@/hooks/useT';
import type { Translate } from '@/locales/store';
import { fieldsFor } from '@/screen/fields';
import { addWhiteIps } from '@/services/white';

interface Values {
  list: string;
  scopes: WhiteScope[];
  expireAt?: string;
}

interface AddModalProps {
  mchNo: string;
  room: number | undefined;
  ip?: string;
  scope?: WhiteScope;
  onDone: (count: number) => void;
  onClose: () => void;
}

/** An invalid line with its reason. */
type Bad = PastedLine & { why: string };

const REMARK_MAX = 100;
/** The API reports faults per entry; the form has one field for all. */
const SHOWN_AT = { items: 'list' } as const;

/** Faults within the list. Only the server knows whether a line overlaps an existing entry. */
function faultsOf(t: Translate, lines: readonly PastedLine[]): Bad[] {
  return lines.flatMap((one, index): Bad[] => {
    const fault = ipFault(one.text);
    if (fault) {
      const range = fault === 'hostBits' ? parseRange(one.text) : undefined;
      return [{ ...one, why: `${t(`white.add.${fault}`)}${range ? `: ${formatRange(range)}` : ''}` }];
    }
    const long = tooLong(one.remark, REMARK_MAX, t);
    if (long) return [{ ...one, why: long }];
    const range = parseRange(one.text);
    const twin = lines.slice(0, index).find(({ text }) => {
      const other = ipFault(text) ? undefined : parseRange(text);
      return range && other && overlaps(range, other);
    });
    return twin ? [{ ...one, why: t('white.add.twice', { line: twin.line }) }] : [];
  });
}

/** ARIA does not allow `aria-required` on a group, so it is dropped here. */
const Scopes = ({ 'aria-required': _required, ...group }: CheckboxGroupProps & { 'aria-required'?: string }) => (
  <Checkbox.Group {...group} />
);

/** Adds one address or a pasted list, for chosen API parts. Invalid lines are listed; you decide whether to drop them. */
export function AddModal({ mchNo, room, ip = '', scope, onDone, onClose }: AddModalProps) {
  const t = useT();
  const field = fieldsFor<Values>()('white', t);
  const [form] = Form.useForm<Values>();
  const { list = '', scopes = [] } = Form.useWatch([], form) ?? {};
  // The server's faults. They apply as long as the list is unchanged.
  const [said, setSaid] = useState<{ list: string; bad: readonly Bad[] }>();
  const lines = pastedLines(list);
  const own = faultsOf(t, lines);
  const bad = [...own, ...(said?.list === list ? said.bad : []).filter(({ line }) => own.every((one) => one.line !== line))];
  bad.sort((a, b) => a.line - b.line);

  const note = (refusal: ApiError, sent: Values) => {
    const all = pastedLines(sent.list);
    const found = new Map<number, Bad>();
    for (const { name, msg } of refusal.data?.fields ?? []) {
      const index = /^items\.(\d+)\.cidr$/.exec(name)?.[1];
      const line = index === undefined ? undefined : all[Math.floor(Number(index) / sent.scopes.length)];
      if (line && !found.has(line.line)) found.set(line.line, { ...line, why: msg });
    }
    setSaid({ list: sent.list, bad: [...found.values()] });
  };
  const drop = () => {
    const gone = new Set(bad.map(({ line }) => line));
    const left = list.split(/\r?\n/).filter((_, index) => !gone.has(index + 1));
    form.setFieldsValue({ list: left.join('\n') });
    form.setFields([{ name: 'list', errors: [] }]);
    document.querySelector<HTMLElement>('#white-add_list')?.focus();
  };

  const key = scopes.includes('PAYOUT') ? 'sys:white:ip:add' : undefined;
  return (
    <FormModal<Values, WhiteIp[]>
      id="white-add"
      access={key}
      title={t('white.add.title')}
      okText={t('white.add.ok')}
      form={form}
      initialValues={{ list: ip, scopes: scope ? [scope] : [] }}
      shownAt={SHOWN_AT}
      send={({ list: text, scopes: parts, expireAt }, options) =>
        addWhiteIps(
          {
            mchNo,
            items: pastedLines(text).flatMap((one) =>
              parts.map((part) => ({
                cidr: one.text,
                scope: part,
                expireAt: expireAt ?? null,
                remark: one.remark,
              })),
            ),
          },
          options,
        )
      }
      onDone={(made) => onDone(made.length)}
      onRefusal={(refusal) => note(refusal, form.getFieldsValue())}
      onClose={onClose}
    >
      {field.note(
        'list',
        {
          isRequired: true,
          max: Number.POSITIVE_INFINITY,
          hint: t('white.add.hint'),
          validateTrigger: 'onSubmit',
          faultOf: (text) => {
            const count = faultsOf(t, pastedLines(text)).length;
            return count > 0 ? t('white.add.bad', { count }) : undefined;
          },
        },
        { rows: 5, spellCheck: false, placeholder: t('white.add.example') },
      )}
      <p className="soft" role="status">
        {t('white.add.lines', { count: lines.length, entries: lines.length * scopes.length })}{' '}
        {room !== undefined && <span>{t('white.add.room', { count: room })}</span>}
      </p>
      {bad.length > 0 && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBlockEnd: 12 }}
          title={t('white.add.bad', { count: bad.length })}
          description={
            <>
              <ul>
                {bad.map(({ line, text, why }) => (
                  <li key={line}>
                    <strong>{t('white.add.line', { line, text })}</strong>: {why}
                  </li>
                ))}
              </ul>
              <Button size="small" onClick={drop}>
                {t('white.add.drop', { count: bad.length })}
              </Button>
            </>
          }
        />
      )}
      {field.item('scopes', <Scopes options={whiteScopes.map((value) => ({ value, label: t(`white.scope.${value}`) }))} />, {
        isRequired: true,
      })}
      {scopes.includes('PAYOUT') && <p className="soft">{t('white.add.payout')}</p>}
      {field.until('expireAt')}
    </FormModal>
  );
}
