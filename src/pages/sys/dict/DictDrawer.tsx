import { Descriptions } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import { CopyText } from '@/components/CopyText';
import { RecordDrawer } from '@/components/RecordDrawer';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { DictDetail, DictType } from '@/contract';
import { dictActionState, dictCategoryTones, dictStatusTones } from '@/domain/dict';
import { useT } from '@/hooks/useT';
import { getDictType } from '@/services/dict';
import type { Dialog, Told } from './dialog';
import { Items } from './Items';

interface DictDrawerProps extends Told {
  no: string;
  rows: readonly DictType[];
  /** A type that was changed here last. */
  changed: DictDetail | undefined;
  onOpen: (no: string | undefined) => void;
  ask: (dialog: Dialog) => void;
}

const newer = <Type extends DictType>(detail: Type, other: DictDetail | undefined): Type | DictDetail =>
  other?.dictType === detail.dictType && (other.version ?? 0) > (detail.version ?? 0) ? other : detail;

function Facts({ type }: { type: DictType }) {
  const t = useT();
  return (
    <Descriptions
      bordered
      size="small"
      column={{ xs: 1, sm: 2 }}
      items={[
        {
          key: 'dictType',
          label: t('sys.dict.field.dictType'),
          span: 'filled',
          children: <CopyText text={type.dictType} name={t('sys.dict.field.dictType')} />,
        },
        { key: 'name', label: t('sys.dict.field.name'), children: type.name },
        { key: 'nameEn', label: t('sys.dict.field.nameEn'), children: type.nameEn },
        {
          key: 'category',
          label: t('sys.dict.field.category'),
          children: <StatusTag group="sys.dict.category" value={type.category} tones={dictCategoryTones} />,
        },
        {
          key: 'status',
          label: t('sys.dict.field.status'),
          children: <StatusTag group="sys.dict.status" value={type.status} tones={dictStatusTones} />,
        },
        { key: 'updatedAt', label: t('sys.dict.field.updatedAt'), children: <Time at={type.updatedAt} /> },
        { key: 'updatedBy', label: t('sys.dict.field.updatedBy'), children: type.updatedBy ?? '–' },
        ...(type.remark ? [{ key: 'remark', label: t('sys.dict.field.remark'), children: type.remark }] : []),
      ]}
    />
  );
}

/** One type with its items in their order, each with its labels, colour and use. */
export function DictDrawer({ no, rows, changed, onOpen, ask, learn, finish }: DictDrawerProps) {
  const t = useT();
  return (
    <RecordDrawer<DictType, DictDetail>
      id={no}
      ids={rows.map(({ dictType }) => dictType)}
      title={(id) => t('sys.dict.detail.title', { no: id })}
      fetchDetail={getDictType}
      onOpen={onOpen}
      versionOf={(id) => rows.find(({ dictType }) => dictType === id)?.version}
      known={rows.find(({ dictType }) => dictType === no)}
      head={(detail) => <Facts type={newer(detail, changed)} />}
    >
      {(detail, refresh) => {
        const type = newer(detail, changed);
        return (
          <section className="drawer-section">
            <div className="dict-bar">
              <h2 className="section-title">{t('sys.dict.detail.items')}</h2>
              <ActionButton
                access="sys:dict:item:add"
                size="small"
                state={dictActionState(type, 'add')}
                onClick={() => ask({ kind: 'addItem', type })}
              >
                {t('sys.dict.action.addItem')}
              </ActionButton>
            </div>
            <Items key={type.dictType} type={type} ask={ask} learn={learn} finish={finish} refresh={refresh} />
          </section>
        );
      }}
    </RecordDrawer>
  );
}
