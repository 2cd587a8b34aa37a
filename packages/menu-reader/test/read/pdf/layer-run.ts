import type { LayerWord } from '../../../src/read/pdf/layer-word.ts';

/** A plain run of a text layer on one line, in points, with overrides. */
export const layerRun = (text: string, x: number, w: number, own: Partial<LayerWord> = {}): LayerWord => ({
  ...{ text, x, y: 100, w, h: 10, size: 10, weight: 400, italic: false, font: 'Serif', colour: '#000000', angle: 0 },
  ...{ confidence: 1, invisible: false, damaged: false },
  ...own,
});
