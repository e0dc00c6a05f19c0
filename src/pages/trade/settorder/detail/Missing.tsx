import { Link } from '@umijs/max';
import { Button, Result, Space } from 'antd';
import { CopyText } from '@/components/CopyText';
import { useAccess } from '@/hooks/useAccess';
import { useT } from '@/hooks/useT';

interface MissingProps {
  /** The number in the URL. Absent if it cannot be a valid one. */
  no?: string;
  onRetry?: () => void;
}

/** Shown when the URL names no payout order that you may see. */
export function Missing({ no, onRetry }: MissingProps) {
  const t = useT();
  const granted = useAccess();
  const [to, name] = granted['trade:sett:page']
    ? ['/trade/settorder', t('settDetail.action.toList')]
    : ['/', t('common.action.backToStart', { screen: t('common.appName') })];
  return (
    <div role="alert">
      <Result
        status="warning"
        title={t(no ? 'settDetail.state.missing' : 'settDetail.state.malformed')}
        subTitle={
          <>
            {no && (
              <p>
                <CopyText text={no} name={t('sett.field.settNo')} />
              </p>
            )}
            <span>{t(no ? 'settDetail.state.missingHint' : 'settDetail.state.malformedHint')}</span>
          </>
        }
        extra={
          <Space>
            <Link to={to}>
              <Button type="primary" tabIndex={-1}>
                {name}
              </Button>
            </Link>
            {onRetry && <Button onClick={onRetry}>{t('common.action.retry')}</Button>}
          </Space>
        }
      />
    </div>
  );
}
