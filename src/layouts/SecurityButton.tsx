import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useCode } from '@/hooks/useCode';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { whenSecurityOpens } from '@/stores/ownSecurity';

const load = () => withTexts(import(/* webpackChunkName: "own-security" */ './OwnSecurity'));

/** Opens the security of the own account (docs/rules/session.md#own-security). Its icon is small, for the first load. */
export function SecurityButton() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const code = useCode(load, isOpen);
  useEffect(() => whenSecurityOpens(() => setIsOpen(true)), []);
  const label = t('security.title');
  return (
    <>
      <Button type="text" aria-label={label} data-hint={label} onClick={() => setIsOpen(true)}>
        <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="1.3">
          <path d="M7 1l5 2v4c0 3-2 5-5 6-3-1-5-3-5-6V3zM5 7l1.5 1.5L9.5 5.5" />
        </svg>
      </Button>
      {code && <code.OwnSecurity onClose={() => setIsOpen(false)} />}
    </>
  );
}
