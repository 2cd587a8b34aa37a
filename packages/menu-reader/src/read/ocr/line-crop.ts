import type { Raster } from './raster.ts';
import type { TurnedRectangle } from './smallest-rectangle.ts';

/** Height in pixels of the training pictures of the recognition network. */
export const CROP_HEIGHT = 48;

export interface LineCrop extends Raster {
  /** Pixels of the picture per pixel of the crop, along the line. */
  readonly scale: number;
}

/**
 * Cuts a line out of the full picture by bilinear interpolation, with several samples per pixel where it is reduced.
 *
 * @param stretch factor by which the width is enlarged
 */
export function lineCrop(raster: Raster, line: TurnedRectangle, stretch = 1): LineCrop {
  const scale = line.h / CROP_HEIGHT;
  const along = scale / stretch;
  const width = Math.max(8, Math.round(line.w / along));
  const data = new Uint8Array(width * CROP_HEIGHT * 3);
  const cos = Math.cos(line.angle);
  const sin = Math.sin(line.angle);
  const samples = Math.max(1, Math.min(4, Math.round(scale)));
  const share = 1 / (samples * samples);
  const lastX = raster.width - 1.001;
  const lastY = raster.height - 1.001;
  const source = raster.data;
  const row = raster.width * 3;
  for (let y = 0; y < CROP_HEIGHT; y++) {
    for (let x = 0; x < width; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let sample = 0; sample < samples * samples; sample++) {
        const right = (x + ((sample % samples) + 0.5) / samples - width / 2) * along;
        const down = (y + (Math.floor(sample / samples) + 0.5) / samples - CROP_HEIGHT / 2) * scale;
        const px = Math.max(0, Math.min(lastX, line.cx + right * cos - down * sin - 0.5));
        const py = Math.max(0, Math.min(lastY, line.cy + right * sin + down * cos - 0.5));
        const left = Math.floor(px);
        const top = Math.floor(py);
        const fx = px - left;
        const fy = py - top;
        const from = top * row + left * 3;
        const nw = (1 - fx) * (1 - fy);
        const ne = fx * (1 - fy);
        const sw = (1 - fx) * fy;
        const se = fx * fy;
        red +=
          at(source, from) * nw +
          at(source, from + 3) * ne +
          at(source, from + row) * sw +
          at(source, from + row + 3) * se;
        green +=
          at(source, from + 1) * nw +
          at(source, from + 4) * ne +
          at(source, from + row + 1) * sw +
          at(source, from + row + 4) * se;
        blue +=
          at(source, from + 2) * nw +
          at(source, from + 5) * ne +
          at(source, from + row + 2) * sw +
          at(source, from + row + 5) * se;
      }
      const to = (y * width + x) * 3;
      data[to] = red * share;
      data[to + 1] = green * share;
      data[to + 2] = blue * share;
    }
  }
  return { data, width, height: CROP_HEIGHT, scale: along };
}

function at(data: Uint8Array, index: number): number {
  return data[index] ?? 0;
}
