import { compareContracts, type Level } from './compare';
import type { ApiDocument } from './document';

type Version = [major: number, minor: number, patch: number];

const versionOf = ({ info }: ApiDocument) => info.version.split('.').map(Number) as Version;

/** Minimum version after a change of this level. */
function leastAfter([major, minor, patch]: Version, level: Level | undefined): Version {
  if (level === 'major') return [major + 1, 0, 0];
  return level === 'minor' ? [major, minor + 1, 0] : [major, minor, patch];
}

function isBelow(one: Version, other: Version): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && Number(one[at]) < Number(other[at]);
}

/** True when the changelog has an entry for the version. */
const hasEntry = (changelog: string, version: string) =>
  changelog.split(/^## /m).some((part) => {
    const [title = '', ...lines] = part.split('\n');
    return title.split(' ')[0] === version && lines.some((line) => line.trim());
  });

/** Messages for a version that is too low for its changes, or missing in the changelog. */
export function versionFaults(released: ApiDocument, contract: ApiDocument, changelog: string): string[] {
  const changes = compareContracts(released, contract);
  const level = (['major', 'minor'] as const).find((one) => changes.some((change) => change.level === one));
  const least = leastAfter(versionOf(released), level);
  const { version } = contract.info;
  const faults = hasEntry(changelog, version) ? [] : [`CHANGELOG.md has no entry ${version}`];
  if (!isBelow(versionOf(contract), least)) return faults;
  return [
    ...faults,
    `version ${version} must be ${least.join('.')} or higher after ${released.info.version}`,
    ...changes.filter((change) => change.level === level).map(({ text }) => `${level}: ${text}`),
  ];
}
