export const perf = {} as const;
