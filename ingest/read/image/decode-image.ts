import sharp from 'sharp';
import type { Raster } from '../ocr/raster.ts';
import { UnreadableSource } from '../unreadable-source.ts';

/** Pixels of the largest picture that is decoded: phone cameras make 12 to 50 million, some 108. */
const largestPicture = 120_000_000;

/** Longest side kept: text that needs more than this on one page would not be read by a person either. */
const longestSide = 4000;

/**
 * Decodes a picture, turned upright by its EXIF mark, on white where it is transparent. Nothing else is done to it:
 * greyscale, contrast or inverting do the recognition no good.
 *
 * @throws UnreadableSource where it is damaged or larger than the limit
 */
export async function decodeImage(bytes: Uint8Array): Promise<Raster> {
  try {
    const picture = sharp(bytes, { failOn: 'truncated', limitInputPixels: largestPicture, animated: false });
    const { data, info } = await picture
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
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

function explained(error: unknown): UnreadableSource {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (/pixel limit/i.test(message)) {
    return new UnreadableSource('too large', 'the picture has more than 120 million pixels', { cause: error });
  }
  return new UnreadableSource('damaged', `the picture is damaged or cut off (${message})`, { cause: error });
}
