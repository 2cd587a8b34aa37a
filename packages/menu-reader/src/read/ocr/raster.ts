import sharp, { type Sharp } from 'sharp';

/** Decoded picture, with three bytes (red, green, blue) per pixel, row by row. */
export interface Raster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export async function resized(raster: Raster, width: number, height: number): Promise<Raster> {
  if (width === raster.width && height === raster.height) return raster;
  const data = await toSharp(raster).resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  return { data, width, height };
}

function toSharp({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export type QuarterTurn = 0 | 90 | 180 | 270;

export async function turned(raster: Raster, turn: QuarterTurn): Promise<Raster> {
  if (turn === 0) return raster;
  const { data, info } = await toSharp(raster).rotate(turn).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
