import type { World } from '../../model/world';
import { showNextCode } from '../factor/factors';
import { showInbox } from './links';

interface ControlOptions {
  control?: boolean;
  factors?: boolean;
  inbox?: boolean;
}

/** Calls that are in no contract and exist only on a simulated platform (docs/rules/simulation.md#inbox). */
export const controlOf = (world: World, { control, factors, inbox }: ControlOptions, check: () => readonly string[]) => ({
  ...(control && {
    '/_sim/check': () => {
      const violations = check();
      return { ok: violations.length === 0, violations };
    },
  }),
  ...(factors && { '/_sim/code': showNextCode(world) }),
  ...(inbox && { '/__inbox': showInbox(world) }),
});
