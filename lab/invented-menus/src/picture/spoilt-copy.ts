import { createChance } from '../chance.ts';
import { drawFaults, PHOTOS, SCANS } from './faults.ts';
import { type PicturePage, picturesInPdf } from './pictures-in-pdf.ts';
import { renderPdf } from './render-pdf.ts';
import { spoil } from './spoil.ts';

interface Original {
  readonly id: string;
  readonly bytes: Uint8Array;
  /** Numbers of the pages to copy, from 1; null or absent: all. */
  readonly pages?: readonly number[] | null;
}

interface SpoiltPage extends PicturePage {
  readonly extension: 'png' | 'jpg';
}

/** Copies a PDF as a scan or photograph of its pages, in a PDF: the same words, so the same answer. Deterministic to the byte. */
export async function spoiltCopy(original: Original, kind: 'scan' | 'photo', seed: number): Promise<Uint8Array> {
  return picturesInPdf(await spoiltPages(original, kind, seed));
}

/** Pictures of the pages, as PNG or JPEG; widths in points. */
export async function spoiltPages(
  { id, bytes, pages }: Original,
  kind: 'scan' | 'photo',
  seed: number,
): Promise<readonly SpoiltPage[]> {
  const chance = createChance(seed, `faults of ${id}`);
  const faults = drawFaults(chance, chance.pick(kind === 'scan' ? SCANS : PHOTOS));
  const spoilt: SpoiltPage[] = [];
  for (const { png, width } of await renderPdf(bytes, pages)) {
    const { bytes: picture, extension } = await spoil(png, faults, seed);
    spoilt.push({ picture, extension, width });
  }
  return spoilt;
}
