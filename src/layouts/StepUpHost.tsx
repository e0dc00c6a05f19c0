import { useEffect, useState } from 'react';
import { fetchCode, useCode } from '@/hooks/useCode';
import { withTexts } from '@/locales/store';
import { onSessionChange } from '@/request/session';
import { type StepUpAsker, setStepUpAsker } from '@/request/stepUp';

type Challenge = Parameters<StepUpAsker>[0];

const loadStepUp = () => withTexts(import(/* webpackChunkName: "step-up" */ './StepUp'));

/** Shows the question for a fresh second factor when a call needs one. Its code is loaded then. */
export function StepUpHost() {
  const [asked, setAsked] = useState<{ challenge: Challenge; answer: (isDone: boolean) => void }>();
  const code = useCode(loadStepUp, asked !== undefined);

  useEffect(
    () =>
      setStepUpAsker(async (challenge) => {
        // Fails here, where the refused call tells it.
        await fetchCode(loadStepUp);
        return new Promise((resolve) => setAsked({ challenge, answer: resolve }));
      }),
    [],
  );
  const onAnswer = (isDone: boolean) => {
    setAsked(undefined);
    asked?.answer(isDone);
  };
  useEffect(() => (asked ? onSessionChange(() => onAnswer(false)) : undefined));

  return asked && code ? <code.StepUp key={asked.challenge.challengeId} challenge={asked.challenge} onAnswer={onAnswer} /> : null;
}
