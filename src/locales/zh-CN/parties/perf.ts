import type { PartyMessages } from '../../types';

export const perf: PartyMessages['perf'] = {};
