import type { NumberName } from '../contract';
import { all } from './values';

/** Numbers that a record is found by, as the wire names them; a server may know more. */
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
