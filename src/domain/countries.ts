/** Countries to filter by as long as the dictionary has none. */
export const countries = ['IN', 'ID', 'MY', 'PH', 'SG', 'TH', 'VN'] as const;
