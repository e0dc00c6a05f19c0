import { useRequest } from 'ahooks';
import { Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import { ScrollRegion } from '@/components/ScrollRegion';
import { StatusTag } from '@/components/StatusTag';
import { keyRiskTones } from '@/domain/keyRisk';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useLocale, useT } from '@/hooks/useT';
import { getRoleMatrix } from '@/services/role';
import { isMarked, nameOf } from './labels';

const SEARCH = 'role-matrix-search';

/** All roles by all keys, grouped by screen. */
export function MatrixModal({ onClose }: { onClose: () => void }) {
  const t = useT();
  const locale = useLocale();
  const [text, setText] = useState('');
  useDialogFocus(`#${SEARCH}`);
  const { data, error, refresh } = useRequest(() => getRoleMatrix({ isQuiet: true }), { onError: () => undefined });
  const body = () => {
    if (error) return <LoadFailed error={error} title={t('sys.role.matrix.failed')} onRetry={refresh} />;
    if (!data) return <Skeleton active title={false} />;
    const word = text.trim().toLowerCase();
    const groups = data.groups
      .map(({ name, keys }) => ({
        name,
        keys: keys.filter((one) => `${name} ${one.name ?? ''} ${one.key}`.toLowerCase().includes(word)),
      }))
      .filter(({ keys }) => keys.length > 0);
    if (groups.length === 0) return <p role="status">{t('sys.role.grant.none')}</p>;
    return (
      <ScrollRegion className="matrix" label={t('sys.role.matrix.region')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('sys.role.matrix.key')}</th>
              {data.roles.map((role) => (
                <th key={role.roleCode} scope="col">
                  {nameOf(role, locale)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ name, keys }) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={data.roles.length + 1}>
                  <span>{name}</span>
                </th>
              </tr>
              {keys.map(({ key, name: words = key, riskLevel, granted, implied }) => (
                <tr key={key}>
                  <th scope="row">
                    <span className="key-line">
                      {words} {isMarked(riskLevel) && <StatusTag group="sys.keyRisk" value={riskLevel} tones={keyRiskTones} />}
                    </span>
                    <code className="soft">{key}</code>
                  </th>
                  {data.roles.map(({ roleCode }) => {
                    const how = granted.includes(roleCode) ? 'granted' : implied.includes(roleCode) ? 'implied' : 'missing';
                    return (
                      <td key={roleCode}>
                        <span aria-hidden>{{ granted: '●', implied: '○', missing: '' }[how]}</span>
                        <span className="visually-hidden">{t(`sys.role.matrix.${how}`)}</span>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
    );
  };
  return (
    <Modal open width="96vw" style={{ top: 24 }} title={t('sys.role.matrix.title')} footer={null} onCancel={onClose}>
      <div className="grant-bar">
        <Input
          id={SEARCH}
          value={text}
          aria-label={t('sys.role.matrix.search')}
          placeholder={t('sys.role.matrix.search')}
          onChange={(event) => setText(event.target.value)}
        />
        <small className="soft">{t('sys.role.matrix.legend')}</small>
      </div>
      {body()}
    </Modal>
  );
}
