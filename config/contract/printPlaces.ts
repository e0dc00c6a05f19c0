/** Prints where the parts of screens are: `npm run where -- /trade/settorder`; all screens without an address. */
import path from 'node:path';
import contract from '../openapi/openapi.json';
import { type ApiDocument, listOperations } from './document';
import { listPlaces } from './where';

const [, , address = '/'] = process.argv;
const places = listPlaces(path.resolve(__dirname, '../..'), listOperations(contract as unknown as ApiDocument));
const found = places.filter(({ screen }) => screen.startsWith(address));
if (found.length === 0) {
  console.error(`No screen begins with ${address}. Screens: ${places.map(({ screen }) => screen).join(', ')}`);
  process.exit(1);
}
for (const { screen, tests, ...parts } of found) {
  console.log(screen);
  for (const [part, file] of [...Object.entries(parts), ...tests.map((file) => ['test', file] as const)])
    console.log(`  ${part.padEnd(9)} ${file}`);
}
