import { Alert, Input } from 'antd';
import { useState } from 'react';
import { Dialog, DialogForm } from '@/components/Dialog';
import { FormModal } from '@/components/FormModal';
import { RemoteSelect } from '@/components/RemoteSelect';
import { ScrollTable } from '@/components/ScrollTable';
import type { DeviceMessageType, MessageTemplate, TemplateTest } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { messageTypes, templateFault, templateParts } from '@/domain/listen';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { pageOptions } from '@/services/common';
import { enableMessageTemplate, saveMessageTemplate, testMessageTemplate } from '@/services/listen';

interface ChangeProps {
  row: MessageTemplate;
  onDone: (row: MessageTemplate) => void;
  onRefusal?: (refusal: ApiError) => void;
  onClose: () => void;
}

interface Values {
  bankCode: string;
  msgType: DeviceMessageType;
  sender: string;
  text: string;
  samples: string;
}

const SENDER = /^[A-Za-z0-9 ._-]{2,24}$/;
const TEXT_MAX = 500;
const SAMPLES_MAX = 10;
const CONFIRM = 'template-enable';
const TEST = 'template-test';
const PARTS = templateParts.map((part) => `{${part}}`).join(' ');
/** The API reports faults per sample; the form has one field for all. */
const SHOWN_AT = { samples: 'samples' };

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Adds a template or its next version. Bank and type are permanent. */
export function SaveTemplate({ row, ...rest }: Omit<ChangeProps, 'row'> & { row?: MessageTemplate }) {
  const t = useT();
  const field = fieldsFor<typeof saveMessageTemplate>()('listen', t);
  const wordsOf = (text: string, type: DeviceMessageType | undefined) => {
    const fault = templateFault(text, type);
    return fault && t(`listen.template.fault.${fault.rule}`, { part: 'part' in fault ? fault.part : '' });
  };
  return (
    <FormModal<Values, MessageTemplate>
      id="template"
      width={640}
      title={row ? t('listen.template.editTitle', { name: row.templateCode }) : t('listen.template.addTitle')}
      okText={t('listen.template.save')}
      initialValues={row ? { ...row, samples: row.samples?.join('\n') } : { msgType: 'RECEIPT' }}
      shownAt={SHOWN_AT}
      send={({ samples, ...values }, options) =>
        saveMessageTemplate({ ...values, samples: linesIn(samples), ...(row && { version: row.version }) }, options)
      }
      {...rest}
    >
      {field.item(
        'bankCode',
        row ? (
          <Input disabled />
        ) : (
          <RemoteSelect cacheKey="bankCode" fetchChoices={(keyword, current) => pageOptions('bank', keyword, current)} />
        ),
        { label: t('listen.template.bankCode'), isRequired: true },
      )}
      {field.one(
        'msgType',
        messageTypes,
        { label: t('listen.template.msgType'), isRequired: true },
        { disabled: row !== undefined },
      )}
      {field.text('sender', 24, {
        label: t('listen.template.sender'),
        isRequired: true,
        form: [SENDER, t('listen.dialog.required')],
      })}
      {field.note(
        'text',
        {
          label: t('listen.template.text'),
          isRequired: true,
          min: 3,
          max: TEXT_MAX,
          hint: t('listen.template.textHint', { parts: PARTS }),
          dependencies: ['msgType'],
          faultOf: (text, read) => wordsOf(text, read('msgType')),
        },
        { rows: 3 },
      )}
      {field.note(
        'samples',
        {
          label: t('listen.template.samples'),
          isRequired: true,
          max: Number.POSITIVE_INFINITY,
          hint: t('listen.template.samplesHint'),
          faultOf: (text) => {
            const lines = linesIn(text);
            const isFine = lines.length <= SAMPLES_MAX && lines.every((line) => line.length <= TEXT_MAX);
            return isFine ? undefined : t('listen.template.samplesMax');
          },
        },
        { rows: 4 },
      )}
    </FormModal>
  );
}

/** Puts a template into use. */
export function EnableTemplate({ row, ...rest }: ChangeProps) {
  const t = useT();
  const { templateCode, version } = row;
  useDialogFocus(`button[form="${CONFIRM}"]`);
  return (
    <FormModal<object, MessageTemplate>
      id={CONFIRM}
      title={t('listen.template.enableTitle', { name: templateCode })}
      okText={t('listen.template.enable')}
      send={(_, options) => enableMessageTemplate({ templateCode, version }, options)}
      {...rest}
    >
      <p>{t('listen.template.enableText', { version: version ?? '–' })}</p>
    </FormModal>
  );
}

function Found({ test: { isParsed, parts } }: { test: TemplateTest }) {
  const t = useT();
  const title = t(isParsed ? 'listen.template.found' : 'listen.template.unfit');
  return (
    <>
      <Alert type={isParsed ? 'success' : 'warning'} showIcon role="status" title={title} />
      {parts.length > 0 && (
        <ScrollTable
          label={title}
          rows={parts}
          rowKey={({ name }) => name}
          columns={[
            { title: t('listen.template.part'), isHeader: true, render: ({ name }) => name },
            { title: t('listen.template.value'), render: ({ value }) => value },
          ]}
        />
      )}
    </>
  );
}

/** Tests a template or a draft against a pasted text. The text is discarded with the dialog. */
export function TestTemplate({ row: { templateCode, text }, onClose }: Pick<ChangeProps, 'row' | 'onClose'>) {
  const t = useT();
  const field = fieldsFor<{ body: string; text: string }>()('listen', t);
  const [test, setTest] = useState<TemplateTest>();
  useDialogFocus(`#${TEST}_body`);
  const { submit, isBusy, refusal } = useSubmit(
    ({ body, text: draft }: { body: string; text: string }) =>
      testMessageTemplate({ body, ...(draft === text ? { templateCode } : { text: draft }) }, {}),
    setTest,
  );
  return (
    <Dialog
      title={t('listen.template.testTitle', { name: templateCode })}
      onCancel={onClose}
      isFilled={test ? 'never' : false}
      okText={t('listen.template.test')}
      okButtonProps={{ htmlType: 'submit', form: TEST, loading: isBusy }}
    >
      <p>{t('listen.template.testText')}</p>
      <DialogForm
        id={TEST}
        refusal={refusal}
        initialValues={{ text }}
        onFinish={(values: { body: string; text: string }) => void submit(values)}
        onValuesChange={() => setTest(undefined)}
      >
        {field.note('body', { label: t('listen.template.body'), isRequired: true, max: TEXT_MAX }, { rows: 4 })}
        {field.note('text', { label: t('listen.template.draft'), isRequired: true, min: 3, max: TEXT_MAX }, { rows: 3 })}
      </DialogForm>
      {test && <Found test={test} />}
    </Dialog>
  );
}
