import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { COLORS, type Drawing, optionOf } from './chartCore';

use([CanvasRenderer]);

const SIZE = { width: 1_200, height: 480 };
/** Device pixels for each pixel: sharp in a document. */
const RATIO = 2;
const EDGE = 16;
const LINE = 24;

/** Draws a chart as a PNG picture in the present theme. @param lines what the chart shows, above it; the first is the title */
export async function drawPng(drawing: Drawing, lines: readonly string[]): Promise<Blob> {
  const { ground, text } = COLORS[drawing.theme];
  // The body has the browser's own font.
  const { fontFamily } = getComputedStyle(document.querySelector('#content') ?? document.body);
  const chart = init(document.createElement('div'), undefined, { renderer: 'canvas', ...SIZE });
  try {
    chart.setOption(optionOf(drawing, fontFamily, SIZE.width));
    const top = EDGE + lines.length * LINE;
    const canvas = document.createElement('canvas');
    canvas.width = (SIZE.width + 2 * EDGE) * RATIO;
    canvas.height = (top + SIZE.height + EDGE) * RATIO;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws no pictures');
    context.scale(RATIO, RATIO);
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = text;
    context.textBaseline = 'top';
    lines.forEach((line, at) => {
      context.font = `${at === 0 ? '600 16px' : '13px'} ${fontFamily}`;
      context.fillText(line, EDGE, EDGE + at * LINE, SIZE.width);
    });
    context.drawImage(chart.renderToCanvas({ pixelRatio: RATIO, backgroundColor: ground }), EDGE, top, SIZE.width, SIZE.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png');
    });
  } finally {
    chart.dispose();
  }
}
