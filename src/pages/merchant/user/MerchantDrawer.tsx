import { type ReactNode, useState } from 'react';
import { DrawerActions } from '@/components/RecordActions';
import { newest } from '@/components/RecordDrawer';
import { Tabs } from '@/components/Tabs';
import { versioned } from '@/components/versioned';
import type { Merchant, MerchantDetail } from '@/contract';
import { merchantActionState } from '@/domain/merchant';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { OpenApprovals } from '@/screen/OpenApprovals';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { getMerchant } from '@/services/mch';
import { merchantActions } from './actions';
import { State } from './cells';
import type { Dialog } from './dialog';
import { Access, Balances, Limits, Profile, RiskPart } from './Facts';
import { Products } from './Products';
import { Callbacks, Changes, NotesPart, Orders, Withdrawals } from './Sections';

type Tab = NamesIn<'mch.detail.tab'>;

/** One merchant: actions, and its data in tabs (docs/rules/mch.md#detail). */
export function MerchantDrawer({ id, screen }: DrawerProps<Merchant, Dialog>) {
  const t = useT();
  // Keeps the tab across merchants, to make them easy to compare.
  const [tab, setTab] = useState('profile');
  const { rowOf, ask } = screen;
  return (
    <ScreenDrawer<Merchant, MerchantDetail, Dialog>
      id={id}
      screen={screen}
      title={(no) => t('mch.detail.title', { no })}
      fetchDetail={getMerchant}
      head={(row) => (
        <div key={row.mchNo}>
          <DrawerActions
            actions={[
              ...merchantActions(t, row, ask),
              {
                key: 'save',
                access: 'merchant:user:product:save',
                label: t('mch.action.save'),
                state: versioned(row, merchantActionState(row, 'save')),
                onClick: () => setTab('products'),
              },
            ]}
          />
          <OpenApprovals entity="merchant" no={row.mchNo} />
          <div className="panel-line">
            <strong>{row.mchName}</strong>
            <State row={row} />
          </div>
        </div>
      )}
    >
      {(detail, refresh) => {
        const row: MerchantDetail = { ...newest(detail, rowOf(detail.mchNo)), licenceNo: detail.licenceNo };
        const part = (key: Tab, children: ReactNode) => ({ key, label: t(`mch.detail.tab.${key}`), children });
        return (
          <div key={row.mchNo}>
            <Tabs
              className="mch-tabs"
              activeKey={tab}
              onChange={setTab}
              items={[
                part('profile', <Profile row={row} />),
                part('products', <Products row={row} ask={ask} />),
                part('limits', <Limits row={row} />),
                part('access', <Access row={row} />),
                part('balances', <Balances row={row} />),
                part('orders', <Orders row={row} />),
                part('withdrawals', <Withdrawals row={row} />),
                part('callbacks', <Callbacks row={row} />),
                part('risk', <RiskPart row={row} />),
                part('notes', <NotesPart row={row} onNoted={refresh} />),
                part('changes', <Changes row={row} />),
              ]}
            />
          </div>
        );
      }}
    </ScreenDrawer>
  );
}
