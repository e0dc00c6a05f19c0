import cardsEn from '../../src/locales/en-US/cards';
import { desk as deskEn } from '../../src/locales/en-US/desk';
import moneyEn from '../../src/locales/en-US/money';
import partiesEn from '../../src/locales/en-US/parties';
import { dict as dictEn } from '../../src/locales/en-US/sys/dict';
import { trade as tradeEn } from '../../src/locales/en-US/trade';
import tradingEn from '../../src/locales/en-US/trading';
import { payorder as payorderEn } from '../../src/locales/en-US/trading/payorder';
import cardsZh from '../../src/locales/zh-CN/cards';
import { desk as deskZh } from '../../src/locales/zh-CN/desk';
import moneyZh from '../../src/locales/zh-CN/money';
import partiesZh from '../../src/locales/zh-CN/parties';
import { dict as dictZh } from '../../src/locales/zh-CN/sys/dict';
import { trade as tradeZh } from '../../src/locales/zh-CN/trade';
import tradingZh from '../../src/locales/zh-CN/trading';
import { payorder as payorderZh } from '../../src/locales/zh-CN/trading/payorder';

const MESSAGES = {
  en: {
    trade: tradeEn,
    desk: deskEn,
    sys: { dict: dictEn },
    payorder: payorderEn,
    ...tradingEn,
    ...partiesEn,
    ...cardsEn,
    ...moneyEn,
  },
  zh: {
    trade: tradeZh,
    desk: deskZh,
    sys: { dict: dictZh },
    payorder: payorderZh,
    ...tradingZh,
    ...partiesZh,
    ...cardsZh,
    ...moneyZh,
  },
};

/** A text of the console by its key. @throws when it has none */
export function messageOf(lang: 'en' | 'zh', key: string): string {
  const found = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], MESSAGES[lang]);
  if (typeof found !== 'string') throw new Error(`No message ${key}`);
  return found;
}
