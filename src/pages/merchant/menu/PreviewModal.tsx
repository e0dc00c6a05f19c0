import { useRequest } from 'ahooks';
import { Form, Modal, Select, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import type { MchLevel, MchMenuNode, MchPortal, MchType } from '@/contract';
import { mchLevels, mchTypes } from '@/domain/mchMenu';
import { type Branch, growTree } from '@/domain/tree';
import { useT } from '@/hooks/useT';
import { previewMchMenu } from '@/services/mchMenu';

interface PreviewModalProps {
  portal: MchPortal;
  titleOf: (node: MchMenuNode) => string;
  onClose: () => void;
}

interface Visitor {
  mchType?: MchType;
  level?: MchLevel;
  product: 'PAYIN' | 'PAYOUT' | 'BOTH' | 'NONE';
}

const PRODUCTS = ['BOTH', 'PAYIN', 'PAYOUT', 'NONE'] as const;

function Branches({ branches, titleOf }: { branches: readonly Branch<MchMenuNode>[]; titleOf: PreviewModalProps['titleOf'] }) {
  const t = useT();
  return (
    <ul>
      {branches.map(({ node, children }) => (
        <li key={node.menuId}>
          {titleOf(node)} <small className="soft">{t(`mchMenu.menuType.${node.menuType}`)}</small>{' '}
          {node.menuType !== 'BUTTON' && node.visible === false && (
            <span className="tag tag-neutral">{t('mchMenu.preview.notInMenu')}</span>
          )}
          {children.length > 0 && <Branches branches={children} titleOf={titleOf} />}
        </li>
      ))}
    </ul>
  );
}

/** Previews the menu for a merchant's type, level and products. All agents see the same menu. */
export function PreviewModal({ portal, titleOf, onClose }: PreviewModalProps) {
  const t = useT();
  const [visitor, setVisitor] = useState<Visitor>({ product: 'BOTH' });
  const { mchType, level, product } = visitor;
  const { data, error, refresh } = useRequest(() => previewMchMenu({ portal, ...visitor }, { isQuiet: true }), {
    refreshDeps: [portal, mchType, level, product],
    onError: () => undefined,
  });
  const top = useMemo(() => growTree(data?.list ?? []).top, [data]);
  const any = t('mchMenu.preview.any');
  return (
    <Modal
      open
      width={640}
      title={`${t('mchMenu.preview.title')} · ${t(`mchMenu.portal.${portal}`)}`}
      footer={null}
      onCancel={onClose}
    >
      {portal === 'MERCHANT' && (
        <Form layout="inline" style={{ marginBlockEnd: 12, rowGap: 8 }}>
          <Form.Item label={t('mchMenu.preview.mchType')} htmlFor="preview-type">
            <Select
              id="preview-type"
              allowClear
              placeholder={any}
              style={{ width: 130 }}
              value={mchType}
              options={mchTypes.map((value) => ({ value, label: t(`mchMenu.mchType.${value}`) }))}
              onChange={(next) => setVisitor({ ...visitor, mchType: next })}
            />
          </Form.Item>
          <Form.Item label={t('mchMenu.preview.level')} htmlFor="preview-level">
            <Select
              id="preview-level"
              allowClear
              placeholder={any}
              style={{ width: 84 }}
              value={level}
              options={mchLevels.map((value) => ({ value, label: value }))}
              onChange={(next) => setVisitor({ ...visitor, level: next })}
            />
          </Form.Item>
          <Form.Item label={t('mchMenu.preview.product')} htmlFor="preview-product">
            <Select
              id="preview-product"
              style={{ width: 170 }}
              value={product}
              options={PRODUCTS.map((value) => ({ value, label: t(`mchMenu.product.${value}`) }))}
              onChange={(next) => setVisitor({ ...visitor, product: next })}
            />
          </Form.Item>
        </Form>
      )}
      {error && <LoadFailed error={error} title={t('mchMenu.preview.failed')} onRetry={refresh} />}
      {!error && !data && <Skeleton active title={false} />}
      {!error && data && (
        <section aria-label={t('mchMenu.preview.list')}>
          <p role="status">
            {t('mchMenu.preview.who')}. {t('mchMenu.preview.parties', { count: data.parties ?? 0 })}
          </p>
          {top.length > 0 ? <Branches branches={top} titleOf={titleOf} /> : <p className="soft">{t('mchMenu.preview.none')}</p>}
        </section>
      )}
    </Modal>
  );
}
