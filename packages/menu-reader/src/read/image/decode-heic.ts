import { createRequire } from 'node:module';
import { UnreadableSource } from '../unreadable-source.ts';

/** Used part of libheif-js; its types are those of the C library. */
interface Libheif {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

interface HeifImage {
  is_primary(): boolean;
  get_width(): number;
  get_height(): number;
  display(into: Pixels, callback: (done: Pixels | null) => void): void;
  free(): void;
}

interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** ISO/IEC 23008-12: a box "ftyp" with a brand of HEVC pictures, or of any kind of picture. */
const BRAND = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/;

export const isHeic = (bytes: Uint8Array): boolean => BRAND.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));

/**
 * Decodes a HEIC photo, upright by its orientation, to RGBA. sharp cannot, because of the patents on HEVC.
 *
 * @throws UnreadableSource where it is damaged, has more pixels than `maxPixels`, or libheif-js is not installed
 */
export async function decodeHeic(bytes: Uint8Array, maxPixels: number): Promise<Pixels> {
  const images = new (loadLibheif().HeifDecoder)().decode(bytes);
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) throw damaged();
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > maxPixels) {
      throw new UnreadableSource('too large', `the picture has more than ${maxPixels / 1e6} million pixels`);
    }
    const data = new Uint8ClampedArray(4 * width * height);
    const done = await new Promise<Pixels | null>((resolve) => image.display({ data, width, height }, resolve));
    if (!done) throw damaged();
    return done;
  } finally {
    for (const image of images) image.free();
  }
}

const damaged = () => new UnreadableSource('damaged', 'the picture is damaged or cut off');

/** Optional dependency, because its licence (LGPL) differs from ours. */
function loadLibheif(): Libheif {
  try {
    return createRequire(import.meta.url)('libheif-js/wasm-bundle.js');
  } catch (error) {
    throw new UnreadableSource(
      'unsupported',
      'HEIC photos cannot be read here, because libheif-js is not installed (npm install --include=optional); save it as JPEG',
      { cause: error },
    );
  }
}
