/* Generated from the files of src/locales by `npm run generate`; never edited by hand. */
import type english from '../en-US/all';
import type { SameShape } from '../types';
import texts from './console';
import overlays from './overlays';
import * as account from './account';
import * as agencyList from './agency/list';
import * as agencyPerf from './agency/perf';
import * as bankChannel from './bank/channel';
import * as bankConfig from './bank/config';
import * as bankCard from './bankCard';
import * as currencyRate from './currency/rate';
import * as maintain from './maintain';
import * as merchantMenu from './merchant/menu';
import * as merchantProductPay from './merchant/product/pay';
import * as merchantProductPayway from './merchant/product/payway';
import * as merchantProductPaywayRound from './merchant/product/payway/round';
import * as merchantUser from './merchant/user';
import * as merchantUserIp from './merchant/user/ip';
import * as sys from './sys';
import * as testPay from './test/pay';
import * as tradePayrecord from './trade/payrecord';
import * as tradeProfitStatistics from './trade/profitStatistics';
import * as tradeSettorder from './trade/settorder';

/** Every text of the language; the console fetches them part by part. */
export default {
  ...texts,
  ...overlays,
  ...account,
  ...agencyList,
  ...agencyPerf,
  ...bankChannel,
  ...bankConfig,
  ...bankCard,
  ...currencyRate,
  ...maintain,
  ...merchantMenu,
  ...merchantProductPay,
  ...merchantProductPayway,
  ...merchantProductPaywayRound,
  ...merchantUser,
  ...merchantUserIp,
  ...sys,
  ...testPay,
  ...tradePayrecord,
  ...tradeProfitStatistics,
  ...tradeSettorder,
} satisfies SameShape<typeof english>;
