import { useState } from 'react';
import { useLocale, useT } from '@/hooks/useT';
import styles from './DemoAccounts.css';

export type DemoAccount = Record<'username' | 'password' | 'roleName' | 'roleNameZh', string>;

interface DemoAccountsProps {
  /** Content of the page's list of accounts. */
  content: string;
  onChoose: (account: DemoAccount) => void;
}

/** Fills in the form for demonstrations. Loaded only where the page names accounts. */
export default function DemoAccounts({ content, onChoose }: DemoAccountsProps) {
  const t = useT();
  const locale = useLocale();
  const [accounts] = useState(() => JSON.parse(content) as DemoAccount[]);
  return (
    <fieldset className={styles.demo}>
      <legend>{t('login.demo')}</legend>
      <p>{t('login.demoHint')}</p>
      {accounts.map((account) => (
        <button key={account.username} type="button" onClick={() => onChoose(account)}>
          <b>{account.username}</b> <span>{locale === 'zh-CN' ? account.roleNameZh : account.roleName}</span>
        </button>
      ))}
    </fieldset>
  );
}
