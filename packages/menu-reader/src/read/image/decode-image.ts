import sharp, { type Sharp } from 'sharp';
import type { Raster } from '../ocr/raster.ts';
import { UnreadableSource } from '../unreadable-source.ts';
import { decodeHeic, isHeic } from './decode-heic.ts';

/** Most phone cameras take pictures of 12 to 50 million pixels, some of 108 million. */
const MAX_PIXELS = 120_000_000;

/** In pixels. Text that needs more on one page would be too small for people too. */
const MAX_SIDE = 4000;

/**
 * Decodes a picture, upright by its EXIF orientation, with white where it is transparent. Nothing else is done to it:
 * greyscale, contrast or inversion do not improve the recognition.
 *
 * @throws UnreadableSource where it is damaged or larger than the limit
 */
export async function decodeImage(bytes: Uint8Array): Promise<Raster> {
  try {
    const { data, info } = await (await opened(bytes))
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw explained(error);
  }
}

/** Opens a picture upright. */
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
