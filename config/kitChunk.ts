/** The fields of webpack's modules and chunks that are used here. */
interface ModuleLike {
  resource?: string;
}

interface ChunkLike {
  name?: string;
  canBeInitial: () => boolean;
}

/** Replacements of package parts belong to the packages. */
const PACKAGE = /[\\/](node_modules|config[\\/]trim)[\\/]/;
/** Packages that only one or two screens use stay in those screens' chunks. */
const SPECIAL = /[\\/]node_modules[\\/](echarts|zrender|ipaddr\.js)[\\/]/;

/** Only two or three screens share these, or neither of the first screens has them: in the shared chunk, every first view would load them. */
const OF_FEW =
  /[\\/]src[\\/](domain[\\/](batch|batchItem|payOrder|payRecord|sett|settDetail|profit|tree|menu|mchMenu|operator|dict|rates|rate|keyRisk|upstream|account|percent|period|channel|agent|card|product|moves|countries)\.ts|stores[\\/]approvals\.ts|services[\\/](account|approval|withdrawQuality)\.ts|components[\\/](Tree\w+|RecordActions|ScrollRegion|Duration|Section|Meter|ScrollTable|SignedMoney|DayTable|ChartBox)\.tsx|components[\\/](useTreeColumns|figureParts)\.ts|hooks[\\/](useTree\w+|useTitleOf|useLabel)\.ts)$/;

/**
 * A language's texts keep their formatter, because only one language loads and one request is enough. The file worker stays one
 * file, because a page cannot share code with a worker.
 */
export const isSplit = (chunk: ChunkLike) => !chunk.canBeInitial() && !/^(console-|sheet$)/.test(chunk.name ?? '');

/**
 * One chunk of the packages that the layout and the list screens share: one request before the first rows instead of six
 * (docs/rules/console.md#bundle). Login, pickers, charts and all later code stay out.
 */
export const kitChunk = {
  name: 'kit',
  test: ({ resource = '' }: ModuleLike) => PACKAGE.test(resource) && !SPECIAL.test(resource),
  chunks: ({ name = '' }: ChunkLike) => /^(layouts__|p__(?!login))/.test(name),
  enforce: true,
  priority: 10,
};

/** Our own shared code joins the same chunk, which saves a request. */
export const houseChunk = {
  ...kitChunk,
  test: ({ resource = '' }: ModuleLike) =>
    /[\\/]src[\\/](components|hooks|domain|request|services|stores)[\\/]/.test(resource) && !OF_FEW.test(resource),
  minChunks: 2,
};

/** Style sheets of packages have no `resource`, so they are matched by condition name. */
const isSheet = (file: RegExp) => (module: { nameForCondition: () => string | null }) =>
  file.test(module.nameForCondition() ?? '');

/** Joins the packages' first sheet and the layout's own. The layout's comes second, so that it wins. */
export const kitSheet = {
  ...kitChunk,
  type: 'css/mini-extract',
  test: isSheet(/[\\/](styles[\\/]first|src[\\/]layouts[\\/]\w+)\.css$/),
};

export const LATER = 'later';
/** The sheet of dialogs and drawers, shared by all. The first one to open loads it. */
export const laterSheet = {
  name: LATER,
  type: 'css/mini-extract',
  test: isSheet(/[\\/]styles[\\/]later\.css$/),
  chunks: 'async',
  enforce: true,
  priority: 10,
} as const;
