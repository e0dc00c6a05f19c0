import { accessOf } from '../../flow/roles';
import { blankProfile, type Operator } from '../../model/operators';
import type { World } from '../../model/world';

type Person = Pick<
  Operator,
  'username' | 'realName' | 'email' | 'mobile' | 'department' | 'roles' | 'withdrawTier' | 'scope' | 'validUntil'
>;

/** Adds an invited operator. @param by who invited */
export function makeOperator(world: World, by: Pick<Operator, 'username' | 'timeZone'>, at: number, person: Person): Operator {
  const made: Operator = {
    ...blankProfile,
    ...person,
    id: String(Math.max(...world.operators.map(({ id }) => Number(id))) + 1),
    access: accessOf(world, person.roles),
    timeZone: by.timeZone,
    status: 'INVITED',
    failures: 0,
    lockedUntil: 0,
    lastLoginAt: null,
    lastLoginIp: null,
    lastSeenAt: 0,
    createdAt: at,
    createdBy: by.username,
    updatedAt: at,
    updatedBy: by.username,
  };
  world.operators.push(made);
  return made;
}
