import { Button, Modal, Select } from 'antd';
import { useState } from 'react';
import { CopyText } from '@/components/CopyText';
import { FormModal } from '@/components/FormModal';
import type { Merchant, MerchantMailed, MerchantSecret } from '@/contract';
import { withCode } from '@/domain/texts';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { RowProps } from '@/screen/useOutcomes';
import { resetMerchantPassword, rotateMerchantSecret } from '@/services/mch';

const HOURS = [0, 1, 2, 4, 8, 12, 24];
const USUAL = 24;
/** Only the confirming button closes the dialog: the secret cannot be shown again. */
const FAST = { closable: false };

/** Creates a new secret and shows it once. */
export function SecretModal({ row, onDone, onClose, ...rest }: RowProps<Merchant>) {
  const t = useT();
  const field = fieldsFor<typeof rotateMerchantSecret>()('mch', t);
  const format = useFormat();
  const { mchNo, version, secretTail } = row;
  const [made, setMade] = useState<MerchantSecret>();
  useDialogFocus('#mch-secret-value button');
  if (made) {
    const { secret, ...changed } = made;
    return (
      <Modal
        open
        title={t('mch.dialog.rotateSecret.shownTitle', { name: withCode(row.mchName, row.mchNo) })}
        mask={FAST}
        closable={false}
        keyboard={false}
        footer={
          <Button type="primary" onClick={() => onDone(changed)}>
            {t('mch.dialog.rotateSecret.closed')}
          </Button>
        }
      >
        <p>{t('mch.dialog.rotateSecret.shown')}</p>
        <p id="mch-secret-value">
          <CopyText text={secret} name={t('mch.dialog.rotateSecret.value')} />
        </p>
        {made.oldSecretUntil && (
          <p className="soft">
            {t('mch.field.oldSecretUntil')}: {format.time(made.oldSecretUntil)}
          </p>
        )}
      </Modal>
    );
  }
  return (
    <FormModal<{ keepHours?: number }, MerchantSecret>
      id="mch-secret"
      title={t('mch.dialog.rotateSecret.title', { name: withCode(row.mchName, row.mchNo) })}
      okText={t('mch.dialog.rotateSecret.ok')}
      isDanger
      initialValues={{ keepHours: USUAL }}
      send={({ keepHours = 0 }, options) => rotateMerchantSecret({ mchNo, version, keepHours }, options)}
      onDone={setMade}
      onClose={onClose}
      {...rest}
    >
      <p>{t(secretTail ? 'mch.dialog.rotateSecret.text' : 'mch.dialog.rotateSecret.first')}</p>
      {secretTail &&
        field.item(
          'keepHours',
          <Select options={HOURS.map((n) => ({ value: n, label: t('mch.dialog.rotateSecret.hours', { n }) }))} />,
          { label: t('mch.dialog.rotateSecret.keep') },
        )}
    </FormModal>
  );
}

/** Sends a mail with a link to set the portal password. */
export function PasswordModal({ row, ...rest }: RowProps<Merchant>) {
  const t = useT();
  const { mchNo, version } = row;
  useDialogFocus('button[form="mch-password"]');
  return (
    <FormModal<object, MerchantMailed>
      id="mch-password"
      title={t('mch.dialog.resetPassword.title', { name: withCode(row.mchName, row.mchNo) })}
      okText={t('mch.dialog.resetPassword.ok')}
      send={(_, options) => resetMerchantPassword({ mchNo, version }, options)}
      {...rest}
    >
      <p>{t('mch.dialog.resetPassword.text', { to: row.contactEmail ?? '' })}</p>
    </FormModal>
  );
}
