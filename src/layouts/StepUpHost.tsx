import { useEffect, useState } from 'react';
import { fetchCode, useCode } from '@/hooks/useCode';
import { withTexts } from '@/locales/store';
import { tell } from '@/request/notifier';
import { setStepUp } from '@/request/stepUp';

const load = () => withTexts(import(/* webpackChunkName: "step-up" */ './StepUp'));

/** Loads the question for a fresh second factor when a call needs one. */
export function StepUpHost() {
  const [isNeeded, setIsNeeded] = useState(false);
  const code = useCode(load, isNeeded);
  useEffect(
    () =>
      setStepUp(async (send, refusal) => {
        const { askAndResend } = await fetchCode(load).catch(() => {
          tell(refusal);
          throw refusal;
        });
        setIsNeeded(true);
        return askAndResend(send, refusal);
      }),
    [],
  );
  return code ? <code.StepUp /> : null;
}
