import type { CardMessages } from '../types';
import { bankLine } from './cards/bankLine';
import { batch } from './cards/batch';
import { batchItem } from './cards/batchItem';
import { card } from './cards/card';
import { collect } from './cards/collect';
import { listen } from './cards/listen';

export default { bankLine, batch, batchItem, card, collect, listen } satisfies CardMessages;
