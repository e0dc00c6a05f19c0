import { Button } from 'antd';
import { useState } from 'react';
import { RowButton } from '@/components/RowButton';
import type { MenuFinding } from '@/contract';
import { findingKinds } from '@/domain/menu';
import { countText } from '@/domain/written';
import { useT } from '@/hooks/useT';

interface CheckProps {
  findings: readonly MenuFinding[];
  isChecked: boolean;
  hasFailed: boolean;
  titleOf: (node: MenuFinding) => string;
  onRetry: () => void;
  /** Reveals the node of a finding. */
  onGo: (menuId: string) => void;
}

const FEW = 3;

function Group({ findings, titleOf, onGo }: Pick<CheckProps, 'findings' | 'titleOf' | 'onGo'>) {
  const t = useT();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? findings : findings.slice(0, FEW);
  return (
    <dd>
      {findings.length === 0 && <span className="soft">{t('sys.menu.check.none')}</span>}
      {shown.map((finding) => {
        const { kind, menuId, accessKey, path } = finding;
        const text = (
          <>
            {titleOf(finding)} <small className="soft number">{accessKey ?? path}</small>
          </>
        );
        const key = `${kind} ${menuId} ${accessKey} ${path}`;
        return menuId === null ? (
          <span key={key}>{text}</span>
        ) : (
          <RowButton key={key} look="link" onClick={() => onGo(menuId)}>
            {text}
          </RowButton>
        );
      })}
      {findings.length > FEW && (
        <Button type="link" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('sys.menu.check.few') : t('sys.menu.check.all', { count: findings.length })}
        </Button>
      )}
    </dd>
  );
}

/** Differences between the tree and the console's code, and likely mistakes. */
export function Check({ findings, isChecked, hasFailed, titleOf, onRetry, onGo }: CheckProps) {
  const t = useT();
  return (
    <section className="menu-check" aria-label={t('sys.menu.check.title')}>
      <h2>{t('sys.menu.check.title')}</h2>
      {hasFailed && (
        <Button type="link" onClick={onRetry}>
          {t('sys.menu.check.failed')}
        </Button>
      )}
      {isChecked && (
        <dl>
          {findingKinds.map((kind) => {
            const own = findings.filter((finding) => finding.kind === kind);
            return (
              <div key={kind}>
                <dt>
                  {t(`sys.menu.check.${kind}`)}{' '}
                  {own.length > 0 && (
                    <span className={`tag tag-${kind === 'UNUSED' ? 'neutral' : 'warning'}`}>{countText(own.length)}</span>
                  )}
                </dt>
                <Group findings={own} titleOf={titleOf} onGo={onGo} />
              </div>
            );
          })}
        </dl>
      )}
    </section>
  );
}
