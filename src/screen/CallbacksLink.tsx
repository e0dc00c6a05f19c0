import { useEffect, useState } from 'react';
import type { Filters } from '@/hooks/useListState';
import { withTexts } from '@/locales/store';

const load = () => withTexts(import(/* webpackChunkName: "callbacks" */ './Callbacks'));
type Code = Awaited<ReturnType<typeof load>>;

/** Leads from a record to its callbacks. Its code loads after the record, which does without it when that fails. */
export function CallbacksLink(props: { filters: Filters; name: string }) {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    load().then(setCode, () => undefined);
  }, []);
  return code ? <code.CallbacksOf {...props} /> : null;
}
