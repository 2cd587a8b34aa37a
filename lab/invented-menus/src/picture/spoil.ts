import sharp from 'sharp';
import { createChance } from '../chance.ts';
import type { Faults } from './faults.ts';

/** Applies the damage to the picture of a page: bent and lit first, then blurred, grainy and compressed. */
export async function spoil(
  png: Uint8Array,
  faults: Faults,
  seed: number,
): Promise<{ readonly bytes: Uint8Array; readonly extension: 'png' | 'jpg' }> {
  const { data, info } = await sharp(png)
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const source = { data, width: info.width, height: info.height };
  const bent = faults.tilt || faults.perspective || faults.curve || faults.border ? remapped(source, faults) : source;
  light(bent, faults, seed);
  let picture = sharp(bent.data, { raw: { width: bent.width, height: bent.height, channels: 3 } });
  if (faults.blur > 0.3) picture = picture.blur(faults.blur);
  if (faults.grey) picture = picture.greyscale();
  if (faults.quality === null)
    return { bytes: await picture.png({ compressionLevel: 9, palette: true }).toBuffer(), extension: 'png' };
  return { bytes: await picture.jpeg({ quality: faults.quality }).toBuffer(), extension: 'jpg' };
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Place of the page for each pixel of the photograph. The photograph holds the whole page. */
function remapped(page: Pixels, faults: Faults): Pixels {
  const angle = (faults.tilt * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [near, side] = [faults.perspective * 2, faults.sideways * 2];
  const half = page.height / page.width / 2;
  const corners = [-0.5, 0.5].flatMap((u) => [-half, half].map((v) => seen(u, v)));
  const pad = faults.border + faults.curve;
  const left = Math.min(...corners.map(([u]) => u)) - pad;
  const top = Math.min(...corners.map(([, v]) => v)) - pad;
  const width = Math.round((Math.max(...corners.map(([u]) => u)) + pad - left) * page.width);
  const height = Math.round((Math.max(...corners.map(([, v]) => v)) + pad - top) * page.width);
  const data = Buffer.alloc(width * height * 3);
  const ground = [1, 3, 5].map((at) => Number.parseInt(faults.ground.slice(at, at + 2), 16));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u0 = x / page.width + left;
      const v0 = y / page.width + top;
      const u1 = u0 * cos + v0 * sin;
      const v1 = v0 * cos - u0 * sin;
      const away = 1 + near * v1 + side * u1;
      const u = u1 / away;
      const px = (u + 0.5) * page.width;
      const py = (v1 / away + faults.curve * Math.cos(u * Math.PI) + half) * page.width;
      const at = (y * width + x) * 3;
      const inside = px >= 0 && py >= 0 && px < page.width - 1 && py < page.height - 1;
      for (let band = 0; band < 3; band++) data[at + band] = inside ? blended(page, px, py, band) : (ground[band] ?? 0);
    }
  }
  return { data, width, height };

  function seen(u: number, v: number): readonly [number, number] {
    const away = 1 / (1 - near * v - side * u);
    return [(u * cos - v * sin) * away, (u * sin + v * cos) * away];
  }
}

function blended({ data, width }: Pixels, x: number, y: number, band: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const at = (top * width + left) * 3 + band;
  const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 3] ?? 0) * fx;
  const lower = (data[at + width * 3] ?? 0) * (1 - fx) + (data[at + width * 3 + 3] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}

/** Uneven light, warmth, less contrast and grain, in place. */
function light({ data, width, height }: Pixels, faults: Faults, seed: number): void {
  const { shade, shadeX, shadeY, warmth, contrast, noise } = faults;
  if (!shade && !warmth && contrast === 1 && !noise) return;
  const chance = createChance(seed, 'grain');
  const warm = [1 + warmth * 0.5, 1, 1 - warmth];
  const grain = Float32Array.from(
    { length: 4096 },
    () => (chance.next() + chance.next() + chance.next() - 1.5) * noise * 1.6,
  );
  const gritHere = (): number => (noise ? (grain[chance.integer(4096)] ?? 0) : 0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = Math.min(1, Math.hypot(x / width - shadeX, y / height - shadeY));
      const lit = 1 - shade * (1 - far);
      const grit = gritHere();
      const at = (y * width + x) * 3;
      for (let band = 0; band < 3; band++) {
        const value = (((data[at + band] ?? 0) - 128) * contrast + 128) * lit * (warm[band] ?? 1) + grit;
        data[at + band] = Math.min(Math.max(value, 0), 255);
      }
    }
  }
}
