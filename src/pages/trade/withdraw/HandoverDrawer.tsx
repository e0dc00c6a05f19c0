import { useRequest } from 'ahooks';
import { Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { Dialog, DialogForm } from '@/components/Dialog';
import { Part } from '@/components/Part';
import { RowButton } from '@/components/RowButton';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import { Time } from '@/components/Time';
import { longest } from '@/components/tooLong';
import type { Withdraw, WithdrawHandover } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { withdrawStatusTones } from '@/domain/status';
import { asShown } from '@/domain/written';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { addHandover, pageHandovers } from '@/services/withdrawDesk';

const FORM = 'handover-form';
const SHOWN = 20;
const MAX_ITEMS = 50;
const TEXT_MAX = 2000;
const REMARK_MAX = 200;

interface Values {
  text: string;
  to?: string;
  remarks?: Record<string, string>;
}

interface HandoverDrawerProps {
  rows: readonly Withdraw[];
  onOpen: (no: string) => void;
  onClose: () => void;
}

/** One handover: its text, its orders, and who has read it. */
function Shown({ handover, onOpen }: { handover: WithdrawHandover; onOpen: (no: string) => void }) {
  const t = useT();
  const { at, byName, toName, text, items = [], hiddenItems, readBy = [] } = handover;
  return (
    <>
      <p className="soft">
        {asShown(byName)}
        {toName && <span>{` → ${asShown(toName)}`}</span>}
        <span> </span>
        <Time at={at} withRelative />
      </p>
      <p className="handover-text">{text}</p>
      {items.length > 0 && (
        <ul className="flag-list">
          {items.map(({ withdrawNo, remark, status }) => (
            <li key={withdrawNo}>
              <RowButton
                look="link"
                className="number"
                aria-label={t('common.action.open', { name: withdrawNo })}
                onClick={() => onOpen(withdrawNo)}
              >
                {withdrawNo}
              </RowButton>{' '}
              {status && <StatusTag group="trade.withdraw.status" value={status} tones={withdrawStatusTones} />}
              <span>{` ${asShown(remark ?? '')}`}</span>
            </li>
          ))}
        </ul>
      )}
      {hiddenItems ? <p className="soft">{t('desk.related.hidden', { count: hiddenItems })}</p> : null}
      <p className="soft inline-times">
        {readBy.length === 0 ? t('desk.handover.unread') : t('desk.handover.readBy')}{' '}
        {readBy.map((read) => (
          <span key={read.operatorId}>
            {asShown(read.operatorName)} <Time at={read.at} />{' '}
          </span>
        ))}
      </p>
    </>
  );
}

/** Writes the next handover, with the selected orders. */
function WriteModal({ rows, onDone, onClose }: { rows: readonly Withdraw[]; onDone: () => void; onClose: () => void }) {
  const t = useT();
  const field = fieldsFor<Values>()('trade.withdraw', t);
  const [form] = Form.useForm<Values>();
  const chosen = rows.slice(0, MAX_ITEMS);
  const { submit, isBusy, refusal } = useSubmit(
    ({ text, to, remarks = {} }: Values, options) =>
      addHandover(
        {
          text: text.trim(),
          to: to || undefined,
          items: chosen.map(({ withdrawNo }) => ({ withdrawNo, remark: remarks[withdrawNo]?.trim() || undefined })),
        },
        options,
      ),
    onDone,
  );
  return (
    <Dialog
      width={640}
      title={t('desk.handover.write')}
      onCancel={onClose}
      okText={t('desk.handover.send')}
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: isBusy }}
    >
      <SubmitAlerts refusal={refusal} />
      <p className="soft">{t('desk.handover.replaces')}</p>
      {rows.length > MAX_ITEMS && (
        <p className="text-warning">{t('desk.handover.tooMany', { max: MAX_ITEMS, count: rows.length })}</p>
      )}
      <DialogForm form={form} id={FORM} refusal={refusal} onFinish={(values: Values) => void submit(values)}>
        {field.note('text', { label: t('desk.handover.text'), isRequired: true, max: TEXT_MAX }, { rows: 6, autoFocus: true })}
        {field.choose('to', 'operator', { label: t('desk.handover.to'), hint: t('desk.handover.toHint') })}
        {chosen.map(({ withdrawNo }) => (
          <Form.Item
            key={withdrawNo}
            name={['remarks', withdrawNo]}
            label={t('desk.handover.remark', { no: withdrawNo })}
            rules={[longest(REMARK_MAX, t)]}
          >
            <Input />
          </Form.Item>
        ))}
      </DialogForm>
    </Dialog>
  );
}

/** The current handover of the team, and earlier ones (docs/rules/withdraw.md#handover). */
export function HandoverDrawer({ rows, onOpen, onClose }: HandoverDrawerProps) {
  const t = useT();
  const [isWriting, setIsWriting] = useState(false);
  const asked = useRequest(() => pageHandovers({ current: 1, pageSize: SHOWN }), { onError: ignoreApiError });
  const open = (no: string) => {
    onClose();
    onOpen(no);
  };
  return (
    <Drawer
      open
      size={640}
      title={t('desk.handover.title')}
      onClose={onClose}
      extra={
        <ActionButton access="trade:withdraw:handover" isPrimary onClick={() => setIsWriting(true)}>
          {t('desk.handover.write')}
        </ActionButton>
      }
    >
      <Part asked={asked} failed={t('desk.handover.failed')}>
        {({ list }) => {
          const current = list.filter(({ isCurrent }) => isCurrent);
          const earlier = list.filter(({ isCurrent }) => !isCurrent);
          return (
            <>
              {list.length === 0 && <p className="soft">{t('desk.handover.none')}</p>}
              {current.map((handover) => (
                <Section key={handover.handoverNo} title={t('desk.handover.current')}>
                  <Shown handover={handover} onOpen={open} />
                </Section>
              ))}
              {earlier.length > 0 && (
                <Section title={t('desk.handover.earlier')}>
                  {earlier.map((handover) => (
                    <Shown key={handover.handoverNo} handover={handover} onOpen={open} />
                  ))}
                </Section>
              )}
            </>
          );
        }}
      </Part>
      {isWriting && (
        <WriteModal
          rows={rows}
          onClose={() => setIsWriting(false)}
          onDone={() => {
            setIsWriting(false);
            asked.refresh();
          }}
        />
      )}
    </Drawer>
  );
}
