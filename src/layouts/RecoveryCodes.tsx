import { useModel } from '@umijs/max';
import { useEventListener } from 'ahooks';
import { Alert, Button, Checkbox, Modal, Space } from 'antd';
import { useState } from 'react';
import { CopyText } from '@/components/CopyText';
import { PrintButton } from '@/components/PrintHead';
import { useT } from '@/hooks/useT';

/** Recovery codes are shown this once: only the operator's word that they are stored closes them, no key and no click outside. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useT();
  const [isStored, setIsStored] = useState(false);
  const { initialState } = useModel('@@initialState');
  const { username = '' } = initialState?.currentUser ?? {};
  const text = codes.join('\n');
  const file = `${t('common.appName')}, ${username}\n\n${text}\n`;
  useEventListener('beforeunload', (event: BeforeUnloadEvent) => event.preventDefault());
  return (
    <Modal
      open
      title={t('factor.codesTitle')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      okText={t('factor.done')}
      okButtonProps={{ disabled: !isStored }}
      onOk={onDone}
      footer={(_, { OkBtn }) => <OkBtn />}
    >
      <Alert type="success" showIcon role="status" title={t('factor.codesText')} />
      <p>
        <CopyText text={text} name={t('factor.codesTitle')}>
          <output className="number factor-codes" aria-label={t('factor.codesTitle')}>
            {text}
          </output>
        </CopyText>
      </p>
      <Space>
        <Button href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`} download={`recovery-codes-${username}.txt`}>
          {t('factor.codesSave')}
        </Button>
        <PrintButton type="default" />
      </Space>
      <p>
        <Checkbox checked={isStored} onChange={(event) => setIsStored(event.target.checked)}>
          {t('factor.codesStored')}
        </Checkbox>
      </p>
    </Modal>
  );
}
