import { Descriptions } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import { CopyText } from '@/components/CopyText';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { DictDetail, DictType } from '@/contract';
import { dictActionState, dictCategoryTones, dictStatusTones } from '@/domain/dict';
import { useT } from '@/hooks/useT';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { getDictType } from '@/services/dict';
import type { Dialog } from './dialog';
import { Items } from './Items';
import { useFinish } from './useFinish';

/** The type as loaded, or a newer state after a change. */
const newer = (detail: DictDetail, row: DictType | DictDetail | undefined): DictDetail =>
  row && 'items' in row && (row.version ?? 0) > (detail.version ?? 0) ? row : detail;

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

/** One type with its ordered items. */
export function DictDrawer({ id, screen }: DrawerProps<DictType, Dialog>) {
  const t = useT();
  const { ask, rowOf, updateRows } = screen;
  const finish = useFinish(screen);
  return (
    <ScreenDrawer<DictType, DictDetail, Dialog>
      id={id}
      screen={screen}
      title={(of) => t('sys.dict.detail.title', { no: of })}
      fetchDetail={getDictType}
      head={(row) => <Facts type={row} />}
    >
      {(detail, refresh) => {
        const row = newer(detail, rowOf(detail.dictType));
        return (
          <section className="drawer-section">
            <div className="dict-bar">
              <h2 className="section-title">{t('sys.dict.detail.items')}</h2>
              <ActionButton
                access="sys:dict:item:add"
                size="small"
                state={dictActionState(row, 'add')}
                onClick={() => ask({ kind: 'addItem', row })}
              >
                {t('sys.dict.action.addItem')}
              </ActionButton>
            </div>
            <Items
              key={row.dictType}
              type={row}
              ask={ask}
              learn={(next) => updateRows([next])}
              finish={finish}
              refresh={refresh}
            />
          </section>
        );
      }}
    </ScreenDrawer>
  );
}
