import { Tabs } from 'antd';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { newest, RecordDrawer } from '@/components/RecordDrawer';
import { versioned } from '@/components/versioned';
import type { Merchant, MerchantDetail } from '@/contract';
import { merchantActionState } from '@/domain/merchant';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { getMerchant } from '@/services/mch';
import { State } from './cells';
import type { Ask } from './dialog';
import { Access, Balances, Limits, Profile, RiskPart } from './Facts';
import { Products } from './Products';
import { ACTIONS, askFor, DANGERS, keyOf } from './RowActions';
import { Callbacks, Changes, NotesPart, Orders, Withdrawals } from './Sections';

type Tab = NamesIn<'mch.detail.tab'>;

interface MerchantDrawerProps {
  no: string;
  rows: readonly Merchant[];
  /** What was changed last, also when it stands on no page; `turn` counts the changes. */
  changed: { row?: Merchant; turn: number };
  ask: Ask;
  onOpen: (no: string | undefined) => void;
}

/** Everything that can be done; what the state forbids says why, what makes no sense in it is left out. */
function Actions({ row, ask, onPrices }: { row: Merchant; ask: Ask; onPrices: () => void }) {
  const t = useT();
  const shown = ACTIONS.map((action) => ({ action, state: versioned(row, merchantActionState(row, action)) })).filter(
    ({ state }) => state.isAllowed || state.why !== undefined,
  );
  return (
    <div className="panel-line">
      {shown.map(({ action, state }) => (
        <ActionButton
          key={action}
          access={keyOf(action)}
          state={state}
          isDanger={DANGERS.has(action)}
          onClick={() => askFor(ask, action, row)}
        >
          {t(`mch.action.${action}`)}
        </ActionButton>
      ))}
      <ActionButton
        access="merchant:user:product:save"
        state={versioned(row, merchantActionState(row, 'save'))}
        onClick={onPrices}
      >
        {t('mch.action.save')}
      </ActionButton>
    </div>
  );
}

/** One merchant: what can be done, and everything that is known of it, part by part (docs/rules/mch.md#detail). */
export function MerchantDrawer({ no, rows, changed, ask, onOpen }: MerchantDrawerProps) {
  const t = useT();
  // Kept from merchant to merchant: somebody who compares looks at the same part of each.
  const [tab, setTab] = useState('profile');
  const rowOf = (of: string) => rows.find(({ mchNo }) => mchNo === of) ?? (changed.row?.mchNo === of ? changed.row : undefined);
  return (
    <RecordDrawer<Merchant, MerchantDetail>
      id={no}
      ids={rows.map(({ mchNo }) => mchNo)}
      title={(of) => t('mch.detail.title', { no: of })}
      fetchDetail={getMerchant}
      onOpen={onOpen}
      versionOf={(of) => rowOf(of)?.version ?? (changed.turn > 0 ? `turn ${changed.turn}` : undefined)}
      known={rowOf(no)}
      head={(record) => {
        const row = newest(record, rowOf(record.mchNo));
        return (
          <div key={row.mchNo}>
            <Actions row={row} ask={ask} onPrices={() => setTab('products')} />
            <div className="panel-line">
              <strong>{row.mchName}</strong>
              <State row={row} />
            </div>
          </div>
        );
      }}
    >
      {(detail, refresh) => {
        // Only the detail has the licence number.
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
    </RecordDrawer>
  );
}
