import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { UNUSED } from '../../config/styles/unused';

/*
 * antd's and pro-components' styles are files (docs/rules/console.md#styles). A screen must not have a class whose rules were left out
 * of them, or are in one that is not there yet, and nothing makes a style element.
 */

const CLASS = /\.((?:ant|console)-[\w-]+)/g;
/** Classes of a part that comes or goes, from which the name of the motion is read: nothing moves in the console, they have no rules. */
const MOTION = /^(.+)-(appear|enter|leave)(-|$)/;
const known = new Map<string, ReadonlySet<string>>();

/** Classes that the sheets of a build have rules for. */
function classesOf(dist: string): ReadonlySet<string> {
  const sheets = readdirSync(dist).filter((name) => name.endsWith('.css'));
  const found = new Set(
    sheets.flatMap((name) => [...readFileSync(path.join(dist, name), 'utf8').matchAll(CLASS)].map(([, one = '']) => one)),
  );
  known.set(dist, found);
  return found;
}

/** Elements of the current page without their styles. The page's inline style is for a browser that runs no code. */
export async function unstyledIn(page: Page, dist: string): Promise<string[]> {
  const { used, there, elements } = await page.evaluate((pattern) => {
    const names = new RegExp(pattern, 'g');
    const used = [...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList]);
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    return {
      used: [...new Set(used)],
      there: [...new Set([...rules.join().matchAll(names)].map(([, one = '']) => one))],
      elements: [...document.querySelectorAll('style')]
        .map((one) => one.textContent ?? '')
        .filter((text) => !text.startsWith('.no-console')),
    };
  }, CLASS.source);
  const all = known.get(dist) ?? classesOf(dist);
  // A popup that is being placed has the motion's bare name too, beside the name of its phase.
  const motions = new Set(used.flatMap((name) => MOTION.exec(name)?.[1] ?? []));
  return [
    ...elements.map((text) => `a style element: ${text.slice(0, 80)}`),
    ...used
      .filter((name) => UNUSED.test(name) && !MOTION.test(name) && !motions.has(name))
      .map((name) => `rules are left out (config/styles/unused.ts): ${name}`),
    ...used.filter((name) => all.has(name) && !there.includes(name)).map((name) => `the sheet is not there: ${name}`),
  ];
}
