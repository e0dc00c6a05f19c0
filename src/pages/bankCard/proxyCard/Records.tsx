import { EventLines } from '@/components/EventLines';
import { Money } from '@/components/Money';
import { Notes } from '@/components/Notes';
import { RecordLink } from '@/components/RecordLink';
import { type ScrollColumn, ScrollTable } from '@/components/ScrollTable';
import { Section } from '@/components/Section';
import { Time } from '@/components/Time';
import type { CardDetail } from '@/contract';
import {
  bankLineMatches,
  cardCorrectReasons,
  cardEventKinds,
  cardPurposes,
  cardReasons,
  messageParses,
  messageTypes,
  openCollectStates,
} from '@/domain/card';
import { revealReasons } from '@/domain/values';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { addNote, downloadFile, pagePeople } from '@/services/commonRecord';

interface CardProps {
  card: CardDetail;
}

/** A titled table. Renders nothing without rows. */
function Part<Row>({
  title,
  rows,
  columns,
}: {
  title: string;
  rows: readonly Row[] | undefined;
  columns: readonly ScrollColumn<Row>[];
}) {
  if (!rows || rows.length === 0) return null;
  return (
    <Section title={title}>
      <ScrollTable label={title} rows={rows} rowKey={(_, index) => String(index)} columns={columns} />
    </Section>
  );
}

function useTitles() {
  const t = useT();
  return (name: NamesIn<'card.detail'>) => t(`card.detail.${name}`);
}

/** Today's volume by hour, without empty hours. */
function Hours({ card: { hours, currency } }: CardProps) {
  const title = useTitles();
  return (
    <Part
      title={title('hours')}
      rows={hours?.filter(({ count }) => count > 0)}
      columns={[
        { title: title('time'), isHeader: true, render: ({ hour }) => `${hour}:00 – ${hour}:59` },
        { title: title('in'), isNumeric: true, render: (row) => <Money amount={row.in} currency={currency} /> },
        { title: title('out'), isNumeric: true, render: (row) => <Money amount={row.out} currency={currency} /> },
        { title: title('count'), isNumeric: true, render: ({ count }) => count },
      ]}
    />
  );
}

function Lines({ card: { lines, currency } }: CardProps) {
  const labelOf = useLabel();
  const title = useTitles();
  return (
    <Part
      title={title('lines')}
      rows={lines}
      columns={[
        { title: title('time'), isHeader: true, render: ({ bankTime }) => <Time at={bankTime} /> },
        {
          title: title('in'),
          isNumeric: true,
          render: ({ direction, amount }) => (direction === 'IN' ? <Money amount={amount} currency={currency} /> : ''),
        },
        {
          title: title('out'),
          isNumeric: true,
          render: ({ direction, amount }) => (direction === 'OUT' ? <Money amount={amount} currency={currency} /> : ''),
        },
        {
          title: title('bookAfter'),
          isNumeric: true,
          render: ({ bookBalanceAfter, chainBreak }) => (
            <span className="stack end">
              <Money amount={bookBalanceAfter} currency={currency} />
              {chainBreak && <small className="text-error">{title('chainBreak')}</small>}
            </span>
          ),
        },
        { title: title('counterparty'), render: ({ counterpartyName }) => counterpartyName ?? '–' },
        {
          title: title('match'),
          render: ({ matchStatus, bizNo }) => (
            <span className="stack">
              {labelOf('card.matchStatus', bankLineMatches, matchStatus)}
              {bizNo && <small className="soft number">{bizNo}</small>}
            </span>
          ),
        },
      ]}
    />
  );
}

function Collects({ card: { openCollects, currency } }: CardProps) {
  const labelOf = useLabel();
  const title = useTitles();
  return (
    <Part
      title={title('collects')}
      rows={openCollects}
      columns={[
        { title: title('no'), isHeader: true, render: ({ collectNo }) => <RecordLink entity="collect" no={collectNo} /> },
        { title: title('merchant'), render: ({ mchNo }) => <RecordLink entity="merchant" no={mchNo} /> },
        {
          title: title('amount'),
          isNumeric: true,
          render: ({ payableAmount }) => <Money amount={payableAmount} currency={currency} />,
        },
        { title: title('state'), render: ({ status }) => labelOf('card.collectStatus', openCollectStates, status) },
        { title: title('until'), render: ({ expireAt }) => <Time at={expireAt} withRelative /> },
      ]}
    />
  );
}

function Messages({ card: { messages, currency } }: CardProps) {
  const labelOf = useLabel();
  const title = useTitles();
  return (
    <Part
      title={title('messages')}
      rows={messages}
      columns={[
        { title: title('time'), isHeader: true, render: ({ receivedAt }) => <Time at={receivedAt} /> },
        { title: title('sender'), render: ({ sender }) => sender ?? '–' },
        { title: title('type'), render: ({ msgType }) => labelOf('card.msgType', messageTypes, msgType) },
        {
          title: title('amount'),
          isNumeric: true,
          render: ({ parsedAmount }) => (parsedAmount ? <Money amount={parsedAmount} currency={currency} /> : '–'),
        },
        { title: title('state'), render: ({ parseStatus }) => labelOf('card.parseStatus', messageParses, parseStatus) },
      ]}
    />
  );
}

function Pairings({ card: { pairings } }: CardProps) {
  const t = useT();
  const labelOf = useLabel();
  const title = useTitles();
  return (
    <Part
      title={title('pairings')}
      rows={pairings}
      columns={[
        { title: title('no'), isHeader: true, render: ({ cardChannelNo }) => <span className="number">{cardChannelNo}</span> },
        { title: title('device'), render: ({ deviceName, deviceModel }) => [deviceName, deviceModel].filter(Boolean).join(', ') },
        { title: title('purpose'), render: ({ purpose }) => (purpose ? labelOf('card.purpose', cardPurposes, purpose) : '–') },
        {
          title: title('paired'),
          render: ({ pairedAt, pairedBy }) => (
            <span className="stack">
              <Time at={pairedAt} />
              <small className="soft">{pairedBy}</small>
            </span>
          ),
        },
        { title: title('unpaired'), render: ({ unpairedAt }) => (unpairedAt ? <Time at={unpairedAt} /> : t('card.detail.none')) },
      ]}
    />
  );
}

function Changes({ card: { changes } }: CardProps) {
  const title = useTitles();
  return (
    <Part
      title={title('changes')}
      rows={changes}
      columns={[
        { title: title('time'), isHeader: true, render: ({ at }) => <Time at={at} /> },
        { title: title('who'), render: ({ by }) => by },
        { title: title('field'), render: ({ field }) => <code>{field}</code> },
        { title: title('before'), render: ({ before }) => before ?? '–' },
        { title: title('after'), render: ({ after }) => after ?? '–' },
      ]}
    />
  );
}

/** Related records: movements, open orders, messages and changes. */
export function Records({ card, onNoted }: CardProps & { onNoted: () => void }) {
  const labelOf = useLabel();
  const title = useTitles();
  const reasonIn = (kind: string, code: string) => {
    if (kind === 'BALANCE_CORRECTED') return labelOf('card.correctReason', cardCorrectReasons, code);
    if (kind === 'REVEALED') return labelOf('desk.revealReason', revealReasons, code);
    return labelOf('card.reason', cardReasons, code);
  };
  const { cardId, events = [], notes } = card;
  return (
    <>
      <Hours card={card} />
      <Lines card={card} />
      <Collects card={card} />
      <Messages card={card} />
      <Pairings card={card} />
      <Changes card={card} />
      <Section title={title('history')}>
        {events.length > 0 && (
          <EventLines
            events={events}
            group="card.event"
            known={cardEventKinds}
            reasonOf={(code, kind) => reasonIn(kind, code)}
            onFile={downloadFile}
          />
        )}
      </Section>
      <Section title={title('notes')}>
        {notes && (
          <Notes
            notes={notes}
            add={(note, options) => addNote({ entity: 'card', id: cardId, ...note }, options)}
            fetchPeople={pagePeople}
            onNoted={onNoted}
          />
        )}
      </Section>
    </>
  );
}
