import { type Drawing, openChart } from '@/components/chartCore';

const BASE: Drawing = {
  theme: 'light',
  locale: 'en-US',
  label: 'Fees of November',
  unit: 'THB',
  dates: ['2026-11-18', '2026-11-19', '2026-11-20'],
  series: [
    { name: 'Profit', amounts: ['1000', '2500', '-500'], texts: ['THB 1,000.00', 'THB 2,500.00', 'THB \u2212500.00'] },
    { name: 'Agents', amounts: ['300', '400', '100'], texts: ['THB 300.00', 'THB 400.00', 'THB 100.00'] },
  ],
};

/** The picture as it is drawn, in a box of this width. */
function draw(drawing: Partial<Drawing>, width = 600): SVGSVGElement {
  const box = document.createElement('div');
  for (const [name, value] of [
    ['clientWidth', width],
    ['clientHeight', 220],
  ] as const)
    Object.defineProperty(box, name, { value });
  document.body.replaceChildren(box);
  openChart(box).draw({ ...BASE, ...drawing });
  return box.querySelector('svg') as SVGSVGElement;
}
const textsIn = (picture: SVGSVGElement) => [...picture.querySelectorAll('text')].map((one) => one.textContent ?? '');
const fillsIn = (picture: SVGSVGElement) => [...picture.querySelectorAll('path')].map((one) => one.getAttribute('fill'));

// jsdom has no canvas; without one the width of a text is guessed.
HTMLCanvasElement.prototype.getContext = () => null;

describe('a chart', () => {
  test('has its unit on the axis', () => {
    const texts = textsIn(draw({}));
    expect(texts).toEqual(expect.arrayContaining(['THB 0', 'THB 1K', 'THB 2K']));
    expect(texts.filter((text) => /^[\u2212\d.]+K?$/.test(text))).toEqual([]);
  });

  test('marks the last period as unfinished', () => {
    const picture = draw({ running: 'so far' });
    expect(textsIn(picture)).toEqual(expect.arrayContaining(['11-20', 'so far']));
    expect(picture).toHaveAttribute('aria-label', 'Fees of November; 2026-11-20 so far');
    const heightOf = (text: string) => {
      const label = [...picture.querySelectorAll('text, tspan')].find(({ textContent }) => textContent === text);
      return (
        Number(/translate\([\d.]+ ([\d.]+)\)/.exec(label?.getAttribute('transform') ?? '')?.[1]) +
        Number(label?.getAttribute('y') ?? 0)
      );
    };
    // Letters of 11 pixels: two lines that are nearer lie on each other.
    expect(heightOf('so far') - heightOf('11-20')).toBeGreaterThanOrEqual(12);
    const dashed = [...picture.querySelectorAll('path[stroke-dasharray]')].map((one) => one.getAttribute('fill'));
    expect(dashed).toEqual(expect.arrayContaining(['#1677ff', '#ad6800']));
  });

  test('has no unfinished period for a complete range', () => {
    const picture = draw({});
    expect(textsIn(picture)).not.toContain('so far');
    expect(picture).toHaveAttribute('aria-label', 'Fees of November');
  });

  test('has no line over a stack, whose top shows the same, and no name on a bar', () => {
    const picture = draw({ shape: 'stack', sum: { name: 'Fee', texts: ['THB 1,300.00', 'THB 2,900.00', 'THB \u2212400.00'] } });
    expect(textsIn(picture)).not.toContain('Fee');
    // In the legend alone.
    expect(textsIn(picture).filter((text) => text === 'Agents')).toHaveLength(1);
    expect([...picture.querySelectorAll('polyline, path[stroke="#000"]')]).toEqual([]);
  });

  test('has no border where a part of a stack is zero, which would interrupt the axis', () => {
    const bordersOf = (amount: string) => {
      const series = [{ name: 'Profit', amounts: [amount, '20', '30'], texts: ['', '', ''] }];
      return draw({ shape: 'stack', series }).querySelectorAll('path[stroke="#fff"]:not([stroke-width="0"])').length;
    };
    expect(bordersOf('10') - bordersOf('0')).toBe(1);
  });

  test.each(['light', 'dark'] as const)('has no alarm red on a %s background', (theme) => {
    const names = ['A', 'B', 'C', 'D', 'E'];
    const series = names.map((name) => ({ name, amounts: ['1', '2', '3'], texts: ['1', '2', '3'] }));
    const colors = new Set(fillsIn(draw({ theme, series })).filter((one) => one?.startsWith('#')));
    const isRed = (color: string | null) => {
      const [red = 0, green = 0, blue = 0] = (color ?? '').match(/[\da-f]{2}/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
      return red > 150 && red > 2 * green && red > 2 * blue;
    };
    expect(colors.size).toBeGreaterThanOrEqual(5);
    expect([...colors].filter(isRed)).toEqual([]);
  });

  test('wraps its names, so that none covers a bar', () => {
    const series = BASE.series.map((one, at) => ({ ...one, name: `${at} A very long name of an agent (A10000${at})` }));
    const topOf = (width: number) => {
      const picture = draw({ series }, width);
      const label = [...picture.querySelectorAll('text')].find(({ textContent }) => textContent === 'THB 2.5K');
      return Number(/translate\([\d.]+ ([\d.]+)\)/.exec(label?.getAttribute('transform') ?? '')?.[1]);
    };
    expect(topOf(300)).toBeGreaterThanOrEqual(topOf(1_000) + 20);
  });

  test('names what it compares as it is told, and its axis has the unit of its values', () => {
    const axis = { text: (value: number) => `${value} of 100`, max: 100 };
    const labels = ['TH-LONG-NAME-01', 'B', 'C'];
    const series = [{ name: 'Rate', amounts: ['50', '', '75'], texts: ['50%', '\u2013', '75%'] }];
    const texts = textsIn(draw({ axis, labels, series }));
    expect(texts).toEqual(expect.arrayContaining(['TH-LONG-NAME-01', '0 of 100', '100 of 100']));
    expect(texts.filter((text) => text.includes('THB'))).toEqual([]);
  });

  test('draws no bar where there is no value, and one where it is zero', () => {
    const barsOf = (amount: string) => {
      const series = [{ name: 'Rate', amounts: ['50', amount, '75'], texts: ['', '', ''] }];
      return [...draw({ series }).querySelectorAll('path[fill="#1677ff"]')].length;
    };
    expect(barsOf('0') - barsOf('')).toBe(1);
  });
});
