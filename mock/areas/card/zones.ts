const ZONES: Readonly<Record<string, string>> = {
  TH: 'Asia/Bangkok',
  VN: 'Asia/Ho_Chi_Minh',
  ID: 'Asia/Jakarta',
  IN: 'Asia/Kolkata',
  PH: 'Asia/Manila',
  MY: 'Asia/Kuala_Lumpur',
};

/** Time zone for the hours of a country's cards. */
export const zoneOf = (country: string): string => ZONES[country] ?? 'Asia/Singapore';
