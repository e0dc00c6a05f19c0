import { Link, useLocation } from '@umijs/max';
import { Result } from 'antd';
import { useT } from '@/hooks/useT';

export default function NotFoundPage() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <Result
      status="info"
      title={t('error.notFound.title')}
      subTitle={t('error.notFound.text', { path: pathname })}
      extra={<Link to="/">{t('common.action.backToStart', { screen: t('common.appName') })}</Link>}
    />
  );
}
