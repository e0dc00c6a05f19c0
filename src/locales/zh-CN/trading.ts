import type { TradingMessages } from '../types';
import { payorder } from './trading/payorder';
import { payrecord } from './trading/payrecord';
import { profit } from './trading/profit';
import { sett } from './trading/sett';
import { settDetail } from './trading/settDetail';

export default { payorder, payrecord, profit, sett, settDetail } satisfies TradingMessages;
