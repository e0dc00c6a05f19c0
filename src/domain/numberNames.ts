import type { NumberName } from '../contract';
import { all } from './values';

/** Kinds of numbers that find a record, by wire name; a server may know others. */
export const numberNames = all<NumberName>()([
  'withdrawNo',
  'settNo',
  'payOrderNo',
  'mchOrderNo',
  'upstreamOrderNo',
  'bankRefNo',
  'sourceNo',
  'recordNo',
  'lineNo',
  'collectNo',
  'statementLineNo',
  'mchNo',
  'agentNo',
  'batchNo',
  'itemNo',
  'cardId',
  'noteNo',
  'fileId',
  'logNo',
]);
