import type { BankImportOutcome, BankImportResult } from '@/contract';
import { isTimeZone } from '../../../src/domain/time';
import { checkRowNumbers, refuseLines } from '../../base/fileImport';
import { moneyIn } from '../../base/money';
import { invalid } from '../../engine/schema';
import type { Text } from '../../engine/text';
import { matchLine } from '../../flow/cards/collect';
import { bookKnown } from '../../flow/cards/desk';
import type { BankCard } from '../../model/cards';
import type { CallFor, PlatformCall } from '../../model/operators';
import { seesCard } from '../../model/scope';
import type { World } from '../../model/world';
import { type FileLine, faultsIn, readFile, showFileLine } from './bankFile';

const NO_CARD: Text = ['Card not found, or outside your data scope.', '银行卡不存在或不在您的数据范围内。'];
const NO_ZONE: Text = ['Unknown time zone.', '未知时区。'];
const UNUSED: Text = ['This card has no ledger: it is not reviewed yet, or retired.', '该银行卡尚未审核或已停用，没有账簿。'];

const BAD_LINES: Text = [
  'Lines that cannot be booked: {count}. Correct or remove them. Nothing was saved.',
  '有 {count} 行无法入账，请更正或移除；未保存任何数据。',
];

/** The card of the file. @throws Refusal 422 */
function cardIn({ pool }: World, { actor, lang }: PlatformCall, cardId: string): BankCard {
  const card = pool.cards.get(cardId);
  if (!card || !seesCard(actor, card)) throw invalid(lang, [{ name: 'cardId', rule: 'exists', text: NO_CARD }]);
  if (card.status === 'PENDING_REVIEW' || card.status === 'RETIRED')
    throw invalid(lang, [{ name: 'cardId', rule: 'state', text: UNUSED }]);
  return card;
}

const sumOf = (lines: readonly FileLine[], wanted: 'IN' | 'OUT') =>
  lines.reduce((sum, { movement }) => (movement?.direction === wanted ? sum + movement.amount : sum), 0n);

/**
 * Imports a bank file (docs/rules/bankLine.md#import). A dry run shows the result of each line. The import books each new line once
 * and matches credits to orders. @throws Refusal 422
 */
export function importFile(world: World, call: CallFor<'importBankLines'>) {
  const { actor, body, lang, note } = call;
  const { cardId, bankProfile, fileName, lines: sent, zone: wanted, dryRun } = body;
  // Names and account numbers of the file must not be logged.
  note.detail = { cardId, bankProfile, fileName, dryRun, lines: sent.length, ...(wanted && { zone: wanted }) };
  const card = cardIn(world, call, cardId);
  note.about = { entity: 'card', ids: [card.id] };
  checkRowNumbers(lang, sent);
  if (wanted && !isTimeZone(wanted)) throw invalid(lang, [{ name: 'zone', rule: 'exists', text: NO_ZONE }]);
  const zone = wanted || card.workZone;
  const lines = readFile(world, card, bankProfile, sent, zone);
  const of = (outcome: BankImportOutcome) => lines.filter((line) => line.outcome === outcome);
  const [fresh, known, against, wrong] = [of('NEW'), of('DUPLICATE'), of('CONFLICT'), of('ERROR')];
  if (!dryRun && against.length + wrong.length > 0)
    throw refuseLines(
      [...wrong, ...against].sort((a, b) => a.index - b.index),
      BAD_LINES,
      (line) => faultsIn(line, lang),
    );
  let matchedCount = 0;
  if (!dryRun)
    for (const { movement, rowNo } of fresh) {
      if (!movement) continue;
      const line = bookKnown(world, card, { ...movement, rawText: `${fileName} · ${rowNo}`, by: actor.username });
      if (matchLine(world, line)) matchedCount++;
    }
  const counts = { newCount: fresh.length, duplicateCount: known.length };
  note.detail = { ...note.detail, ...counts, matchedCount };
  const data: BankImportResult = {
    dryRun,
    currency: card.currency,
    zone,
    ...counts,
    conflictCount: against.length,
    errorCount: wrong.length,
    chainBreaks: lines.filter(({ isChainBreak }) => isChainBreak).length,
    matchedCount,
    inAmount: moneyIn(card.currency, sumOf(fresh, 'IN')),
    outAmount: moneyIn(card.currency, sumOf(fresh, 'OUT')),
    lines: dryRun ? [...lines].sort((a, b) => a.index - b.index).map((line) => showFileLine(line, card, lang)) : [],
  };
  return { data };
}
