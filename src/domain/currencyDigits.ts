/**
 * The currencies of ISO 4217 by the digits after the decimal point, with those withdrawn since 2021, whose records remain. Metals,
 * units without digits and test codes are left out. The only table of its kind (docs/rules/money.md#currencies).
 */
const CODES = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [
    2,
    `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW
  CNY COP COU CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF
  IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV
  MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD
  SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG ZWL`,
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
] as const;

const DIGITS = new Map(CODES.flatMap(([digits, codes]) => codes.split(/\s+/).map((code) => [code, digits] as const)));

/**
 * Number of digits after the decimal point; undefined for a code that ISO 4217 does not have.
 * @param currency ISO 4217 code
 */
export const minorDigits = (currency: string): number | undefined => DIGITS.get(currency);
