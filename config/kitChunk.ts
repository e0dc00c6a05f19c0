/** What webpack tells of a module and of a chunk here. */
interface ModuleLike {
  resource?: string;
}

interface ChunkLike {
  name?: string;
  canBeInitial: () => boolean;
}

/** What stands in the place of parts of packages is part of them. */
const PACKAGE = /[\\/](node_modules|config[\\/]trim)[\\/]/;
/** Packages of one or two screens alone; they stay with them. */
const SPECIAL = /[\\/]node_modules[\\/](echarts|zrender|ipaddr\.js)[\\/]/;

/** Two or three screens share these, and every other list would pay for them. */
const OF_FEW =
  /[\\/]src[\\/](domain[\\/](batch|batchItem|payOrder|payRecord|sett|settDetail|profit|tree|menu|mchMenu|operator|dict|rates|rate|keyRisk|upstream|account|percent|period|channel|agent|card|product)\.ts|components[\\/](Tree\w+|ScrollTable|SignedMoney|DayTable|ChartBox)\.tsx|hooks[\\/](useTree\w+|useTitleOf)\.ts)$/;

/**
 * The texts of a language keep their formatter: one request, and only one language is ever loaded. The worker that reads files is one
 * file: what it would fetch by itself is nothing that a page could share.
 */
export const isSplit = (chunk: ChunkLike) => !chunk.canBeInitial() && !/^(console-|sheet$)/.test(chunk.name ?? '');

/**
 * The packages that the layout and the list screens share, as one chunk: one request instead of six before the rows are there
 * (docs/rules/console.md#bundle). Login, pickers, charts and everything else that is fetched later stays out.
 */
export const kitChunk = {
  name: 'kit',
  test: ({ resource = '' }: ModuleLike) => PACKAGE.test(resource) && !SPECIAL.test(resource),
  chunks: ({ name = '' }: ChunkLike) => /^(layouts__|p__(?!login))/.test(name),
  enforce: true,
  priority: 10,
};

/** What the layout and the screens share of our own code travels with the packages: no request of its own. */
export const houseChunk = {
  ...kitChunk,
  test: ({ resource = '' }: ModuleLike) =>
    /[\\/]src[\\/](components|hooks|domain|request|services|stores)[\\/]/.test(resource) && !OF_FEW.test(resource),
  minChunks: 2,
};

/** A sheet of the packages, which has no resource of its own to go by. */
const isSheet = (file: RegExp) => (module: { nameForCondition: () => string | null }) =>
  file.test(module.nameForCondition() ?? '');

/** The packages' first sheet and the layout's own, as one: the layout's comes after it and has the last word. */
export const kitSheet = {
  ...kitChunk,
  type: 'css/mini-extract',
  test: isSheet(/[\\/](styles[\\/]first|src[\\/]layouts[\\/]\w+)\.css$/),
};

export const LATER = 'later';
/** The sheet of dialogs and drawers: whatever needs it first fetches it, for all. */
export const laterSheet = {
  name: LATER,
  type: 'css/mini-extract',
  test: isSheet(/[\\/]styles[\\/]later\.css$/),
  chunks: 'async',
  enforce: true,
  priority: 10,
} as const;
