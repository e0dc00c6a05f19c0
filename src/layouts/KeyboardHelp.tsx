import { QuestionCircleOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Button, Tooltip } from 'antd';
import { useEffect, useState } from 'react';
import { useAccess } from '@/hooks/useAccess';
import { useCode } from '@/hooks/useCode';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';

const load = () => withTexts(import(/* webpackChunkName: "key-sheet" */ './KeySheet'));
const OVERALL = ['page', 'drawer'] as const;
const WITHDRAW = '/trade/withdraw';

/** Ignores a held Enter: another button may meanwhile be under the focus. */
function stopHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/** The shortcuts of every screen, and the button that lists all shortcuts of the present one. */
export function KeyboardHelp() {
  const t = useT();
  const granted = useAccess();
  const [isOpen, setIsOpen] = useState(false);
  const code = useCode(load, isOpen);
  useEffect(() => {
    window.addEventListener('keydown', stopHeldEnter, true);
    return () => window.removeEventListener('keydown', stopHeldEnter, true);
  }, []);
  useShortcuts([
    { keys: '?', label: 'common.keys.sheet', layers: OVERALL, run: () => setIsOpen(true) },
    ...(granted['trade:withdraw:page']
      ? [{ keys: 'g w', label: 'menu.tradeWithdraw', layers: OVERALL, run: () => history.push(WITHDRAW) } as const]
      : []),
  ]);
  return (
    <>
      <Tooltip title={t('common.keys.title')}>
        <Button
          type="text"
          icon={<QuestionCircleOutlined aria-hidden />}
          aria-label={t('common.keys.title')}
          onClick={() => setIsOpen(true)}
        />
      </Tooltip>
      {code && <code.default onClose={() => setIsOpen(false)} />}
    </>
  );
}
