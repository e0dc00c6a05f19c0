import { Alert, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { choicesOf } from '@/components/choices';
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
/** The wire speaks of single samples. */
const SHOWN_AT = { samples: 'samples' };

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A template: a new one of a bank, or the next version of one; bank and type never change. */
export function SaveTemplate({ row, ...rest }: Omit<ChangeProps, 'row'> & { row?: MessageTemplate }) {
  const t = useT();
  const required = { required: true, message: t('listen.dialog.required') };
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
      <Form.Item name="bankCode" label={t('listen.template.bankCode')} rules={[required]}>
        {row ? (
          <Input disabled />
        ) : (
          <RemoteSelect cacheKey="bankCode" fetchChoices={(keyword, current) => pageOptions('bank', keyword, current)} />
        )}
      </Form.Item>
      <Form.Item name="msgType" label={t('listen.template.msgType')} rules={[required]}>
        <Select disabled={row !== undefined} options={choicesOf(t, 'listen.msgType', messageTypes)} />
      </Form.Item>
      <Form.Item
        name="sender"
        label={t('listen.template.sender')}
        rules={[{ required: true, pattern: SENDER, message: t('listen.dialog.required') }]}
        validateTrigger="onBlur"
      >
        <Input maxLength={24} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="text"
        label={t('listen.template.text')}
        extra={t('listen.template.textHint', { parts: PARTS })}
        dependencies={['msgType']}
        rules={[
          { required: true, whitespace: true, min: 3, message: t('listen.dialog.required') },
          ({ getFieldValue }) => ({
            validator: (_, text = '') => {
              const words = wordsOf(text, getFieldValue('msgType'));
              return words ? Promise.reject(new Error(words)) : Promise.resolve();
            },
          }),
        ]}
        validateTrigger="onBlur"
      >
        <Input.TextArea rows={3} maxLength={TEXT_MAX} showCount />
      </Form.Item>
      <Form.Item
        name="samples"
        label={t('listen.template.samples')}
        extra={t('listen.template.samplesHint')}
        rules={[
          { required: true, whitespace: true, message: t('listen.dialog.required') },
          {
            validator: (_, text = '') => {
              const lines = linesIn(text);
              const isFine = lines.length <= SAMPLES_MAX && lines.every((line) => line.length <= TEXT_MAX);
              return isFine ? Promise.resolve() : Promise.reject(new Error(t('listen.template.samplesMax')));
            },
          },
        ]}
        validateTrigger="onBlur"
      >
        <Input.TextArea rows={4} autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}

/** Messages are read by a template from now on. */
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

/** What a template, or a draft of it, finds in a text; what was pasted is gone with the dialog. */
export function TestTemplate({ row: { templateCode, text }, onClose }: Pick<ChangeProps, 'row' | 'onClose'>) {
  const t = useT();
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
        <Form.Item
          name="body"
          label={t('listen.template.body')}
          rules={[{ required: true, whitespace: true, message: t('listen.dialog.required') }]}
        >
          <Input.TextArea rows={4} maxLength={TEXT_MAX} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="text"
          label={t('listen.template.draft')}
          rules={[{ required: true, whitespace: true, min: 3, message: t('listen.dialog.required') }]}
        >
          <Input.TextArea rows={3} maxLength={TEXT_MAX} autoComplete="off" />
        </Form.Item>
      </DialogForm>
      {test && <Found test={test} />}
    </Dialog>
  );
}
