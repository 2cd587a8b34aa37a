import type { Ocr } from '../ocr/create-ocr.ts';
import type { TextPage } from '../positioned-text.ts';
import { decodeImage } from './decode-image.ts';

/**
 * Reads the words of a photo or scan.
 *
 * @throws UnreadableSource where the picture cannot be decoded
 */
export async function readImage(bytes: Uint8Array, ocr: Ocr): Promise<TextPage> {
  return ocr.read(await decodeImage(bytes), 1);
}
