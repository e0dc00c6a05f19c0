import { ActionButton, RowAction } from '@/components/ActionButton';
import { CopyText } from '@/components/CopyText';
import { Entries } from '@/components/Entries';
import { EventLines } from '@/components/EventLines';
import { LogSection } from '@/components/LogSection';
import { Money } from '@/components/Money';
import { newest } from '@/components/RecordDrawer';
import { RecordLink } from '@/components/RecordLink';
import { type Fact, factsOf, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { TableSection } from '@/components/TableSection';
import { Time } from '@/components/Time';
import { versioned } from '@/components/versioned';
import type { BankLine, BankLineDetail, BankLineTotal } from '@/contract';
import {
  bankLineActionState,
  bankLineDirections,
  bankLineEvents,
  bankLineIgnoreReasons,
  bankLineMatchCauses,
  bankLineSources,
  bankLineTones,
  bankLineUnmatchReasons,
} from '@/domain/bankLine';
import { useAccess } from '@/hooks/useAccess';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { getBankLine } from '@/services/bankLine';
import { downloadFile } from '@/services/commonRecord';
import { actionsOf } from './actions';
import { Candidates, useCandidates } from './Candidates';
import { Balance, Card, Counterparty, Explained, Side } from './cells';
import type { Ask, Dialog } from './dialog';

const PARSE_STATES = { PARSED: 'success', UNPARSED: 'warning', DUPLICATE: 'neutral', IGNORED: 'neutral' } as const;

function useField() {
  const t = useT();
  return (name: NamesIn<'bankLine.field'>) => t(`bankLine.field.${name}`);
}

/** All actions. A disabled action shows the reason. */
function Actions({ row, ask }: { row: BankLine; ask: Ask }) {
  const t = useT();
  return (
    <div className="panel-line">
      {actionsOf(t, row, ask).map(({ key, label, ...action }) => (
        <ActionButton key={key} {...action} isPrimary={key === 'match'} isDanger={key === 'unmatch'}>
          {label}
        </ActionButton>
      ))}
    </div>
  );
}

function Overview({ row }: { row: BankLine }) {
  const t = useT();
  const label = useField();
  const labelOf = useLabel();
  const person = (name?: string | null) => (name === 'SYSTEM' ? t('collect.detail.machine') : name);
  const copy = (name: 'lineNo' | 'bankRefNo' | 'msgNo' | 'dedupeKey') => ({
    label: label(name),
    value: row[name] && <CopyText text={row[name]} name={label(name)} />,
  });
  return (
    <Section title={t('bankLine.detail.overview')}>
      {factsOf([
        copy('lineNo'),
        {
          label: label('matchStatus'),
          value: <StatusTag group="bankLine.matchStatus" value={row.matchStatus} tones={bankLineTones} />,
        },
        { label: label('direction'), value: labelOf('bankLine.direction', bankLineDirections, row.direction) },
        { label: label('amount'), value: <Money amount={row.amount} currency={row.currency} /> },
        { label: label('bankTime'), value: row.bankTime && <Time at={row.bankTime} withRelative /> },
        { label: label('valueDate'), value: row.valueDate },
        { label: label('cardNo'), value: <Card row={row} /> },
        { label: label('counterpartyName'), value: row.counterpartyName && <Counterparty row={row} /> },
        { label: label('bankBalanceAfter'), value: row.bankBalanceAfter && <Balance row={row} /> },
        {
          label: label('bookBalanceAfter'),
          value: row.bookBalanceAfter && <Money amount={row.bookBalanceAfter} currency={row.currency} />,
        },
        { label: label('postscript'), value: row.postscript },
        copy('bankRefNo'),
        { label: label('bizType'), value: row.bizType && <Explained row={row} /> },
        { label: label('payOrderNo'), value: row.payOrderNo && <RecordLink entity="payorder" no={row.payOrderNo} /> },
        {
          label: label('ignoreReason'),
          value: row.ignoreReason && labelOf('bankLine.ignoreReason', bankLineIgnoreReasons, row.ignoreReason),
        },
        { label: label('matchedBy'), value: person(row.matchedBy) },
        { label: label('matchedAt'), value: row.matchedAt && <Time at={row.matchedAt} /> },
        { label: label('createdBy'), value: person(row.createdBy) },
        { label: label('createdAt'), value: row.createdAt && <Time at={row.createdAt} /> },
        copy('dedupeKey'),
      ])}
    </Section>
  );
}

/** The source of the movement, and how its text was parsed. */
function Origin({ row }: { row: BankLineDetail }) {
  const t = useT();
  const label = useField();
  const labelOf = useLabel();
  const { origin = {}, currency, msgNo, source } = row;
  const part = (name: NamesIn<'bankLine.detail'>, value: Fact['value']): Fact => ({ label: t(`bankLine.detail.${name}`), value });
  const { parsedAmount, parsedBalance, parseStatus, sentAt, receivedAt } = origin;
  return (
    <Section title={t('bankLine.detail.origin')}>
      {factsOf([
        { label: label('source'), value: source && labelOf('bankLine.source', bankLineSources, source) },
        { label: label('msgNo'), value: msgNo && <CopyText text={msgNo} name={label('msgNo')} /> },
        part('sender', origin.sender),
        part('sentAt', sentAt && <Time at={sentAt} />),
        part('receivedAt', receivedAt && <Time at={receivedAt} />),
        part('cardChannelNo', origin.cardChannelNo),
        part('templateCode', origin.templateCode),
        part('parseStatus', parseStatus && <StatusTag group="bankLine.parseStatus" value={parseStatus} tones={PARSE_STATES} />),
        part('parsedAmount', parsedAmount && <Money amount={parsedAmount} currency={currency} />),
        part('parsedBalance', parsedBalance && <Money amount={parsedBalance} currency={currency} />),
        part('parsedTail', origin.parsedTail),
        part('parsedRef', origin.parsedRef),
        part('fileLine', origin.fileLine),
      ])}
      {msgNo && <p className="soft">{t('bankLine.detail.hiddenText')}</p>}
    </Section>
  );
}

/** Candidates of an open movement, each with a match button. */
function Open({ row, ask }: { row: BankLine; ask: Ask }) {
  const t = useT();
  const found = useCandidates(row.lineNo, row.version);
  return (
    <Section title={t('bankLine.detail.candidates')}>
      <Candidates
        found={found}
        act={{
          title: t('bankLine.action.match'),
          render: ({ bizNo, why }) => (
            <RowAction
              access="bank:card:history:match"
              label={t('bankLine.action.choose', { no: bizNo })}
              state={why ? { isAllowed: false, why } : versioned(row, bankLineActionState(row, 'match'))}
              onClick={() => ask({ kind: 'match', row, bizNo })}
            >
              {t('bankLine.action.match')}
            </RowAction>
          ),
        }}
      />
    </Section>
  );
}

/** Neighboring movements of the card. Breaks in the balance chain are stated in words. */
function Chain({ row }: { row: BankLineDetail }) {
  const t = useT();
  const label = useField();
  const { chain = [], lineNo, currency } = row;
  const of = (step: (typeof chain)[number]) => ({ ...row, ...step });
  return (
    <TableSection
      title={t('bankLine.detail.chain')}
      rows={chain}
      rowKey={(step) => step.lineNo}
      columns={[
        {
          title: label('lineNo'),
          isHeader: true,
          render: (step) => (
            <span className="stack">
              {step.lineNo === lineNo ? (
                <span className="number">{lineNo}</span>
              ) : (
                <RecordLink entity="bankLine" no={step.lineNo} />
              )}
              {step.lineNo === lineNo && <small className="soft">{t('bankLine.detail.chainHere')}</small>}
            </span>
          ),
        },
        { title: label('bankTime'), render: ({ bankTime }) => <Time at={bankTime} /> },
        { title: label('inAmount'), isNumeric: true, render: (step) => <Side row={of(step)} of="IN" /> },
        { title: label('outAmount'), isNumeric: true, render: (step) => <Side row={of(step)} of="OUT" /> },
        { title: label('bankBalanceAfter'), isNumeric: true, render: (step) => <Balance row={of(step)} /> },
        {
          title: label('bookBalanceAfter'),
          isNumeric: true,
          render: ({ bookBalanceAfter }) => <Money amount={bookBalanceAfter} currency={currency} />,
        },
      ]}
    />
  );
}

const REASONS: Readonly<Record<string, readonly [group: string, known: readonly string[]]>> = {
  LINE_MATCHED: ['bankLine.matchCause', bankLineMatchCauses],
  LINE_IGNORED: ['bankLine.ignoreReason', bankLineIgnoreReasons],
  LINE_UNMATCHED: ['bankLine.unmatchReason', bankLineUnmatchReasons],
};

function Past({ row: { entries = [], events = [], logs = [] } }: { row: BankLineDetail }) {
  const t = useT();
  const labelOf = useLabel();
  const [ledger, log] = [t('bankLine.detail.ledger'), t('bankLine.detail.log')];
  return (
    <>
      <Section title={ledger}>{entries.length > 0 && <Entries label={ledger} entries={entries} names="accountNo" />}</Section>
      <Section title={t('bankLine.detail.timeline')}>
        {events.length > 0 && (
          <EventLines
            events={events}
            group="bankLine.event"
            known={bankLineEvents}
            reasonOf={(code, kind) => {
              const [group, known] = REASONS[kind] ?? ['bankLine.ignoreReason', bankLineIgnoreReasons];
              return labelOf(group, known, code);
            }}
            onFile={downloadFile}
          />
        )}
      </Section>
      <LogSection title={log} logs={logs} />
    </>
  );
}

/** One movement: source, candidates, card balance before and after, and ledger entries. */
export function LineDrawer({ id, screen }: DrawerProps<BankLine, Dialog, BankLineTotal>) {
  const t = useT();
  const granted = useAccess();
  const { rowOf, ask } = screen;
  return (
    <ScreenDrawer<BankLine, BankLineDetail, Dialog, BankLineTotal>
      id={id}
      screen={screen}
      title={(no) => t('bankLine.detail.title', { no })}
      fetchDetail={getBankLine}
      head={(row) => {
        const isOpen = row.matchStatus === 'UNMATCHED' && granted['bank:card:history:candidate'];
        return (
          <div key={row.lineNo}>
            <Actions row={row} ask={ask} />
            <Overview row={row} />
            {isOpen && <Open row={row} ask={ask} />}
          </div>
        );
      }}
    >
      {(detail) => {
        const row = newest(detail, rowOf(detail.lineNo));
        return (
          <div key={row.lineNo}>
            <Origin row={row} />
            <Chain row={row} />
            <Past row={row} />
          </div>
        );
      }}
    </ScreenDrawer>
  );
}
