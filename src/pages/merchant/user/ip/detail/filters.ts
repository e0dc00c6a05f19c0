import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { whiteScopes, whiteStatuses } from '@/domain/white';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageWhiteIps } from '@/services/white';

export function whiteFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageWhiteIps>()('white', t);
  return [filter.text('keyword'), filter.many('scope', whiteScopes), filter.many('status', whiteStatuses)];
}

const fields = whiteFilters((key) => key);

/** The list's parameters in the URL. */
export const whiteListOptions = {
  screen: '/merchant/user/ip/detail',
  names: namesOf(fields, 'public'),
  ranges: rangesOf(fields),
};
