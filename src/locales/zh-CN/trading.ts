import type { TradingMessages } from '../types';
import { payrecord } from './trading/payrecord';
import { profit } from './trading/profit';
import { sett } from './trading/sett';
import { settDetail } from './trading/settDetail';

export default { payrecord, profit, sett, settDetail } satisfies TradingMessages;
