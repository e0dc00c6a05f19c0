import { useRequest } from 'ahooks';
import { App, Drawer, Skeleton } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import { Fold } from '@/components/Fold';
import { LoadFailed } from '@/components/LoadFailed';
import { ScrollTable } from '@/components/ScrollTable';
import { factsOf } from '@/components/Section';
import { Time } from '@/components/Time';
import { versioned } from '@/components/versioned';
import type { MessageTemplate } from '@/contract';
import { type ApiError, ignoreApiError } from '@/domain/apiError';
import { messageTypes } from '@/domain/listen';
import type { ActionState } from '@/domain/stateTable';
import { NONE } from '@/domain/texts';
import { useDialog } from '@/hooks/useDialog';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { listMessageTemplates } from '@/services/listen';
import { EnableTemplate, SaveTemplate, TestTemplate } from './TemplateModals';

/** The dialog open over the templates. A new template has no row. */
type Dialog = { kind: 'add' } | { kind: 'edit' | 'enable' | 'test'; row: MessageTemplate };

/** The server's answer if it sent one. Otherwise an enabled template cannot be enabled again. */
function stateOf(row: MessageTemplate, action: 'save' | 'enable'): ActionState {
  const { isEnabled, allowed, denied } = row;
  if (allowed ? allowed.includes(action) : action === 'save' || !isEnabled) return versioned(row, { isAllowed: true });
  return { isAllowed: false, why: denied?.find((one) => one.action === action)?.why };
}

function Row({ row, ask }: { row: MessageTemplate; ask: (dialog: Dialog) => void }) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const { templateCode, isEnabled, history = [] } = row;
  const enabling = stateOf(row, 'enable');
  const older = history.slice(1);
  return (
    <section className="drawer-section" aria-label={templateCode}>
      <div className="panel-line">
        <h3 className="section-title">{templateCode}</h3>
        <span className={`tag tag-${isEnabled ? 'success' : 'neutral'}`}>
          {t(isEnabled ? 'listen.template.on' : 'listen.template.off')}
        </span>
        <ActionButton
          size="small"
          access="bank:card:channel:template:save"
          state={stateOf(row, 'save')}
          onClick={() => ask({ kind: 'edit', row })}
        >
          {t('listen.template.edit')}
        </ActionButton>
        <ActionButton size="small" access="bank:card:channel:template:test" onClick={() => ask({ kind: 'test', row })}>
          {t('listen.template.test')}
        </ActionButton>
        {!isEnabled && (enabling.isAllowed || enabling.why !== undefined) && (
          <ActionButton
            size="small"
            access="bank:card:channel:template:enable"
            state={enabling}
            onClick={() => ask({ kind: 'enable', row })}
          >
            {t('listen.template.enable')}
          </ActionButton>
        )}
      </div>
      {factsOf(
        [
          { label: t('listen.template.msgType'), value: labelOf('listen.msgType', messageTypes, row.msgType) },
          { label: t('listen.template.sender'), value: row.sender },
          { label: t('listen.template.text'), value: <span className="listen-template">{row.text}</span> },
          {
            label: t('listen.template.samples'),
            value: row.samples && <span className="listen-template">{row.samples.join('\n')}</span>,
          },
          {
            label: t('listen.template.version'),
            value:
              row.updatedAt &&
              `${row.version ?? NONE} · ${t('listen.detail.by', { time: format.time(row.updatedAt), name: row.updatedBy ?? NONE })}`,
          },
        ],
        1,
      )}
      {older.length > 0 && (
        <Fold show={t('listen.template.history')} hide={t('listen.template.hideHistory')}>
          <ScrollTable
            label={`${t('listen.template.history')} ${templateCode}`}
            rows={older}
            rowKey={({ version }) => String(version)}
            columns={[
              { title: t('listen.template.version'), isHeader: true, render: ({ version }) => version },
              { title: t('listen.template.updated'), render: ({ at }) => <Time at={at} /> },
              { title: t('listen.field.pairedBy'), render: ({ by }) => by },
              { title: t('listen.template.text'), render: ({ text }) => <span className="listen-template">{text}</span> },
            ]}
          />
        </Fold>
      )}
    </section>
  );
}

/** All message templates with their actions. */
export function Templates({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { message } = App.useApp();
  const { data, error, refresh, mutate } = useRequest(() => listMessageTemplates({ isQuiet: true }), { onError: ignoreApiError });
  const [dialog, ask] = useDialog<Dialog>(data, 'templateCode');
  const close = () => ask(undefined);
  const learn = (row: MessageTemplate) => {
    const others = (data ?? []).filter(({ templateCode }) => templateCode !== row.templateCode);
    mutate([...others, row].sort((a, b) => (a.templateCode < b.templateCode ? -1 : 1)));
  };
  const done = (words: 'templateSaved' | 'templateEnabled') => (row: MessageTemplate) => {
    close();
    learn(row);
    void message.success(t(`listen.message.${words}`, { name: row.templateCode, version: row.version ?? '–' }));
  };
  const onRefusal = ({ data: told }: ApiError) => {
    const current = told?.current as MessageTemplate | undefined;
    if (!current || !dialog || dialog.kind === 'add') return;
    learn(current);
    ask({ kind: dialog.kind, row: current });
  };
  return (
    <Drawer
      open
      size={800}
      title={t('listen.template.title')}
      onClose={onClose}
      extra={
        <ActionButton access="bank:card:channel:template:save" onClick={() => ask({ kind: 'add' })}>
          {t('listen.template.add')}
        </ActionButton>
      }
    >
      <p className="soft">{t('listen.template.hint')}</p>
      {error ? (
        <LoadFailed error={error} title={t('common.list.failed')} onRetry={refresh} />
      ) : data ? (
        data.map((row) => <Row key={row.templateCode} row={row} ask={ask} />)
      ) : (
        <Skeleton active title={false} />
      )}
      {dialog?.kind === 'add' && <SaveTemplate onDone={done('templateSaved')} onClose={close} />}
      {dialog?.kind === 'edit' && (
        <SaveTemplate row={dialog.row} onDone={done('templateSaved')} onRefusal={onRefusal} onClose={close} />
      )}
      {dialog?.kind === 'enable' && (
        <EnableTemplate row={dialog.row} onDone={done('templateEnabled')} onRefusal={onRefusal} onClose={close} />
      )}
      {dialog?.kind === 'test' && <TestTemplate row={dialog.row} onClose={close} />}
    </Drawer>
  );
}
