const FREE_TEXTS = new Set([
  'holderName',
  'agentName',
  'payeeName',
  'payeeBankName',
  'remark',
  'rejectRemark',
  'messageToHolder',
  'failMsg',
  'text',
  'why',
  'label',
  'realName',
  'roleName',
  'title',
  'titleEn',
  'actorName',
  'operatorName',
  'claimedByName',
  'statusRemark',
  'userAgent',
]);

/** Texts with markup and scripts: screens and exports must render them as plain text. */
export const hostileTexts: readonly string[] = [
  '"><img src=x onerror=window.__xss=1>',
  '<script>window.__xss=1</script>',
  'javascript:window.__xss=1',
  '=1+1',
  '＝HYPERLINK("http://x.invalid","y")',
  '{{constructor.constructor("window.__xss=1")()}}',
  '\u202egnp.exe\u202c',
  `${'漢字😀é'.repeat(330)}${'x'.repeat(350)}`,
  "' OR 1=1 --",
  '\u0000\u0007\ufffe',
];

let turn = 0;

/** A copy of an answer with every free text replaced. */
export function spoilTexts(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(spoilTexts);
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      FREE_TEXTS.has(name) && typeof value === 'string' ? hostileTexts[turn++ % hostileTexts.length] : spoilTexts(value),
    ]),
  );
}
