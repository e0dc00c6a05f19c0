import { useModel } from '@umijs/max';
import { useRequest } from 'ahooks';
import { App, Button, Form, Input, Modal, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { ConfirmModal, FormModal } from '@/components/FormModal';
import { LoadFailed } from '@/components/LoadFailed';
import { PasswordStrength } from '@/components/PasswordStrength';
import { ScrollTable } from '@/components/ScrollTable';
import { Section } from '@/components/Section';
import { Time } from '@/components/Time';
import { longest } from '@/components/tooLong';
import type { OperatorSession } from '@/contract';
import { PASSWORD_LENGTH } from '@/domain/password';
import { useHasFactors } from '@/hooks/useHasFactors';
import { isTooWeak } from '@/hooks/useStrength';
import { useT } from '@/hooks/useT';
import { changePassword, endOwnSessions, pageOwnSessions } from '@/services/security';
import { refreshRights } from '@/stores/rights';
import { Factors } from './Factors';
import { OwnSignIns } from './OwnSignIns';
import './Factors.css';

interface Passwords {
  oldPassword: string;
  newPassword: string;
}

function PasswordModal({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useT();
  const { message } = App.useApp();
  const [form] = Form.useForm<Passwords>();
  const next = Form.useWatch('newPassword', form) ?? '';
  const user = useModel('@@initialState').initialState?.currentUser;
  const names = useMemo(() => [user?.username ?? '', user?.realName ?? ''], [user]);
  return (
    <FormModal<Passwords, { ended: number }>
      id="own-password"
      form={form}
      width={480}
      title={t('security.password.title')}
      okText={t('security.password.ok')}
      send={changePassword}
      onDone={({ ended }) => {
        onDone();
        void message.success(t('security.password.done', { count: ended }));
      }}
      onClose={onClose}
    >
      <Form.Item
        name="oldPassword"
        label={t('security.password.old')}
        rules={[{ required: true, message: t('security.password.oldRequired') }, longest(PASSWORD_LENGTH.most, t)]}
      >
        <Input.Password rootClassName="own-password" autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={t('security.password.new')}
        extra={
          <>
            {t('security.password.hint', { count: PASSWORD_LENGTH.least })} <PasswordStrength password={next} names={names} />
          </>
        }
        validateFirst
        rules={[
          {
            required: true,
            min: PASSWORD_LENGTH.least,
            message: t('security.password.newRequired', { count: PASSWORD_LENGTH.least }),
          },
          longest(PASSWORD_LENGTH.most, t),
          {
            validator: async (_, value: string) => {
              if (await isTooWeak(value, names)) throw new Error(t('security.strength.tooWeak'));
            },
          },
        ]}
        validateTrigger="onBlur"
      >
        <Input.Password rootClassName="own-password" autoComplete="new-password" />
      </Form.Item>
    </FormModal>
  );
}

function Password() {
  const t = useT();
  const changedAt = useModel('@@initialState').initialState?.currentUser?.passwordChangedAt;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={t('security.password.name')}>
      <p>
        {changedAt ? (
          <>
            {t('security.password.changed')} <Time at={changedAt} withRelative />
          </>
        ) : (
          t('security.password.never')
        )}
      </p>
      <Button onClick={() => setIsOpen(true)}>{t('security.password.action')}</Button>
      {isOpen && (
        <PasswordModal
          onDone={() => {
            setIsOpen(false);
            refreshRights();
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Section>
  );
}

/** What is to end: one session, or all others. */
type Ending = OperatorSession | 'others';

function Sessions() {
  const t = useT();
  const { message } = App.useApp();
  const [ending, setEnding] = useState<Ending>();
  const { data, error, refresh } = useRequest(pageOwnSessions, { onError: () => undefined });
  const content = () => {
    if (error) return <LoadFailed error={error} title={t('security.session.failed')} onRetry={refresh} />;
    if (!data) return <Skeleton active title={false} />;
    return (
      <>
        <ScrollTable
          label={t('security.session.name')}
          rows={data.list}
          rowKey={({ sessionId }) => sessionId}
          columns={[
            {
              title: t('security.session.startedAt'),
              isHeader: true,
              render: ({ startedAt }) => <Time at={startedAt} withRelative />,
            },
            { title: t('security.session.lastSeenAt'), render: ({ lastSeenAt }) => <Time at={lastSeenAt} withRelative /> },
            { title: t('security.session.ip'), render: ({ ip }) => ip ?? '–' },
            {
              title: t('security.session.userAgent'),
              render: ({ userAgent }) => <span className="user-agent">{userAgent || '–'}</span>,
            },
            {
              title: t('common.list.actions'),
              render: (session) =>
                session.isCurrent ? (
                  <span className="tag tag-processing">{t('security.session.current')}</span>
                ) : (
                  <Button
                    size="small"
                    danger
                    aria-label={t('security.session.endOf', { ip: session.ip ?? session.sessionId })}
                    onClick={() => setEnding(session)}
                  >
                    {t('security.session.end')}
                  </Button>
                ),
            },
          ]}
        />
        {data.total > 1 && (
          <Button danger className="below-table" onClick={() => setEnding('others')}>
            {t('security.session.endOthers')}
          </Button>
        )}
      </>
    );
  };
  return (
    <Section title={t('security.session.name')}>
      {content()}
      {ending && (
        <ConfirmModal<{ ended: number }>
          isDanger
          id="own-sessions"
          title={t(ending === 'others' ? 'security.session.endOthers' : 'security.session.endTitle')}
          okText={t('security.session.end')}
          send={(_, options) => endOwnSessions(ending === 'others' ? {} : { sessionId: ending.sessionId }, options)}
          onDone={({ ended }) => {
            setEnding(undefined);
            refresh();
            void message.success(t('security.session.ended', { count: ended }));
          }}
          onRefusal={refresh}
          onClose={() => setEnding(undefined)}
        >
          {t('security.session.endText')}
        </ConfirmModal>
      )}
    </Section>
  );
}

function Parts() {
  const t = useT();
  const hasFactors = useHasFactors();
  const hasPassword = useModel('@@initialState').initialState?.currentUser?.passwordChangedAt !== undefined;
  if (!hasPassword) return <Factors />;
  return (
    <>
      <Password />
      {hasFactors && (
        <Section title={t('factor.list')}>
          <Factors />
        </Section>
      )}
      <Sessions />
      <OwnSignIns />
    </>
  );
}

/** Own password, second factors, sessions and sign-ins, as far as the server has them (docs/rules/session.md#own-security). */
export function OwnSecurity({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Modal open title={t('security.title')} onCancel={onClose} width={820} footer={null}>
      <Parts />
    </Modal>
  );
}
