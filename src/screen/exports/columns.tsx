import { useRequest } from 'ahooks';
import { Button, Form, Select } from 'antd';
import type { ExportColumn } from '@/contract';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import { useT } from '@/hooks/useT';
import { listExportColumns } from '@/services/commonExport';

const FIELD = ['content', 'columns'];

/** The columns that an export can have; undefined until the server has named them. */
export function useExportColumns(accessKey: string): readonly ExportColumn[] | undefined {
  const isBuilt = useIsBuilt('/common/task/columns');
  const { data } = useRequest(() => listExportColumns(accessKey), {
    ready: isBuilt,
    refreshDeps: [accessKey],
    onError: () => undefined,
  });
  return isBuilt ? data : undefined;
}

/** Columns of the file, in the order in which they are chosen (docs/rules/export.md#columns). */
export function ColumnsField({ columns }: { columns: readonly ExportColumn[] }) {
  const t = useT();
  const form = Form.useFormInstance();
  const usual = columns.filter(({ isUsual }) => isUsual).map(({ name }) => name);
  return (
    <Form.Item
      name={FIELD}
      label={t('exports.field.columns')}
      extra={
        <>
          {t('exports.columnsHint')}{' '}
          <Button type="link" size="small" onClick={() => form.setFieldValue(FIELD, usual)}>
            {t('exports.chooseUsual')}
          </Button>
        </>
      }
    >
      <Select
        mode="multiple"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('exports.usualColumns')}
        options={columns.map(({ name, title }) => ({ value: name, label: title }))}
      />
    </Form.Item>
  );
}

interface Chosen {
  accessKey: string;
  columns?: readonly string[] | null;
}

/** Says which columns an export has, by their titles; by their wire names while the server has not named them. */
export function useColumnWords(exports: readonly Chosen[]): (one: Chosen) => string | undefined {
  const t = useT();
  const isBuilt = useIsBuilt('/common/task/columns');
  const keys = [...new Set(exports.flatMap(({ accessKey, columns }) => (columns ? [accessKey] : [])))].sort();
  const { data } = useRequest(
    async () => {
      const answers = await Promise.allSettled(keys.map((key) => listExportColumns(key)));
      const known = answers.map((one) => (one.status === 'fulfilled' ? one.value : []));
      return new Map(keys.map((key, at) => [key, new Map(known[at]?.map(({ name, title }) => [name, title] as const))] as const));
    },
    { ready: isBuilt && keys.length > 0, refreshDeps: [keys.join()] },
  );
  return ({ accessKey, columns }) => {
    if (!columns) return undefined;
    const titles = data?.get(accessKey);
    return t('exports.columns', { names: columns.map((name) => titles?.get(name) ?? name).join(', ') });
  };
}
