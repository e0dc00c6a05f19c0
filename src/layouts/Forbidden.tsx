import { Link } from '@umijs/max';
import { Button, Result } from 'antd';
import { CopyText } from '@/components/CopyText';
import { useT } from '@/hooks/useT';

interface ForbiddenProps {
  title: string;
  accessKey: string;
  reachable: { path: string; name: string } | undefined;
}

/**
 * Names the missing right and links to a screen that the operator may open (docs/rules/access.md#first-screen). The address
 * stays.
 */
export function Forbidden({ title, accessKey, reachable }: ForbiddenProps) {
  const t = useT();
  return (
    <Result
      status="warning"
      title={t('error.forbidden.title')}
      subTitle={
        <>
          <p>{t('error.forbidden.text', { title })}</p>
          {!reachable && <p>{t('error.forbidden.none')}</p>}
          <span>{t('error.forbidden.key')}: </span>
          <CopyText text={accessKey} name={t('error.forbidden.key')} />
        </>
      }
      extra={
        reachable && (
          <Link to={reachable.path}>
            <Button type="primary" tabIndex={-1}>
              {t('common.action.backToStart', { screen: reachable.name })}
            </Button>
          </Link>
        )
      }
    />
  );
}
