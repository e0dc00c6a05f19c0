import { Link } from '@umijs/max';
import type { Access } from '@/access';
import { Money } from '@/components/Money';
import type { Payway } from '@/contract';
import { partText } from '@/domain/numbers';
import { rateText } from '@/domain/percent';
import { useAccess } from '@/hooks/useAccess';
import { useT } from '@/hooks/useT';
import { screens } from '../../../../../config/routes';

export function Limits({ row: { minAmount, maxAmount, currency = '' } }: { row: Payway }) {
  return (
    <span>
      <Money amount={minAmount} currency={currency} /> – <Money amount={maxAmount} currency={currency} />
    </span>
  );
}

/** Cost range of the enabled rounds. */
export function costText({ costMin, costMax }: Payway): string {
  if (!costMin || !costMax) return '–';
  const [least, most] = [rateText(costMin), rateText(costMax)];
  return least === most ? least : `${least} – ${most}`;
}

// Any text: a console may have no such screen.
const ROUNDS: string = '/merchant/product/payway/round';
const screen = screens.find(({ path }) => path === ROUNDS);

/** Whether these access keys open the rounds screen. */
export const canSeeRounds = (granted: Access): boolean => screen !== undefined && granted[screen.access] === true;

/** Number of healthy rounds, as a link if you may see them. */
export function Rounds({ row }: { row: Payway }) {
  const t = useT();
  const granted = useAccess();
  const { wayCode, wayName, productCode, healthyRoundCount: healthy = 0, roundCount: all = 0, status } = row;
  const text = partText(healthy, all);
  const isAlarm = status === 'ENABLED' && healthy === 0;
  if (!canSeeRounds(granted)) return <span className={isAlarm ? 'number text-error' : 'number'}>{text}</span>;
  return (
    <Link
      className={`row-button row-button-link number ${isAlarm ? 'text-error' : ''}`}
      aria-label={t('payway.action.showRounds', { name: wayName ?? wayCode, healthy, all })}
      to={roundsAddress(wayCode, productCode)}
      onClick={(event) => event.stopPropagation()}
    >
      {text}
    </Link>
  );
}

/** Address of the rounds. It keeps the product for the link back. */
export const roundsAddress = (wayCode: string, productCode = '') =>
  `${ROUNDS}?wayCode=${encodeURIComponent(wayCode)}&productCode=${encodeURIComponent(productCode)}`;
