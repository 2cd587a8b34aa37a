import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { Ocr } from '../ocr/create-ocr.ts';
import type { Raster } from '../ocr/raster.ts';
import type { TextPage } from '../positioned-text.ts';
import { UnreadableSource } from '../unreadable-source.ts';
import { decodeHeic, isHeic } from './decode-heic.ts';

/** Reads the words of a photo or scan. @throws UnreadableSource where the picture cannot be decoded */
export async function readImage(bytes: Uint8Array, ocr: Ocr): Promise<TextPage> {
  return ocr.read(await decodeImage(bytes), 1);
}

/** Maximum size of a photo. Most phone cameras take pictures of 12 to 50 million pixels, some of 108 million. */
const MAX_PIXELS = 120_000_000;

/** Pixels. Text that needs more on one page would be too small for people too. */
const MAX_SIDE = 4000;

/**
 * Decodes a picture, upright by its EXIF orientation, on white, or on black where its ink is white. Nothing else is changed: greyscale,
 * contrast or inversion do not improve the recognition.
 *
 * @throws UnreadableSource where it is damaged or larger than the limit
 */
export async function decodeImage(bytes: Uint8Array): Promise<Raster> {
  try {
    const picture = (await opened(bytes)).resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
    const { hasAlpha } = await picture.metadata();
    const { data, info } = await picture
      .flatten({ background: hasAlpha && (await isInkBright(picture)) ? '#000000' : '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw explained(error);
  }
}

const MIN_BRIGHT = 200;
const SAMPLE_SIDE = 500;

/** True for white drawing on a transparent ground, as in letters for a dark page. */
async function isInkBright(picture: Sharp): Promise<boolean> {
  const { data } = await picture
    .clone()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [ink, light] = [0, 0];
  for (let at = 0; at + 3 < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    ink += alpha;
    light += alpha * Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  }
  const isClear = ink < 0.8 * 255 * (data.length / 4);
  return isClear && ink > 0 && light / ink >= MIN_BRIGHT;
}

async function opened(bytes: Uint8Array): Promise<Sharp> {
  if (isHeic(bytes)) {
    const { data, width, height } = await decodeHeic(bytes, MAX_PIXELS);
    return sharp(data, { raw: { width, height, channels: 4 } });
  }
  return sharp(bytes, { failOn: 'truncated', limitInputPixels: MAX_PIXELS, animated: false }).autoOrient();
}

function explained(error: unknown): UnreadableSource {
  if (error instanceof UnreadableSource) return error;
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (/pixel limit/i.test(message)) {
    return new UnreadableSource('too large', 'the picture has more than 120 million pixels', { cause: error });
  }
  return new UnreadableSource('damaged', `the picture is damaged or cut off (${message})`, { cause: error });
}
