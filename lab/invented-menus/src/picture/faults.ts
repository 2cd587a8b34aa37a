import type { Chance } from '../chance.ts';

/** Damage to a page between the printer and the file. Lengths as shares of the picture's size, angles in degrees. */
export interface Faults {
  readonly tilt: number;
  /** Narrowing of the far edge; negative for the near one. */
  readonly perspective: number;
  readonly sideways: number;
  /** Depth of the curve of a page that does not lie flat. */
  readonly curve: number;
  readonly border: number;
  readonly ground: string;
  readonly blur: number;
  /** Light lost towards the darkest corner, and place of that corner. */
  readonly shade: number;
  readonly shadeX: number;
  readonly shadeY: number;
  readonly warmth: number;
  readonly contrast: number;
  readonly noise: number;
  /** JPEG quality; null for a lossless PNG. */
  readonly quality: number | null;
  readonly grey: boolean;
  /** Height in pixels of the smallest letters of the page. */
  readonly letters: number;
}

const NONE: Faults = {
  tilt: 0,
  perspective: 0,
  sideways: 0,
  curve: 0,
  border: 0,
  ground: '#ffffff',
  blur: 0,
  shade: 0,
  shadeX: 0,
  shadeY: 0,
  warmth: 0,
  contrast: 1,
  noise: 0,
  quality: null,
  grey: false,
  letters: 16,
};

export const SCANS = ['export', 'export', 'flat scan', 'worn scan'] as const;
export const PHOTOS = ['phone', 'phone', 'hard photo', 'export'] as const;
export type FaultKind = (typeof SCANS | typeof PHOTOS)[number];

/** Damage of one kind of picture: exported from a program, scanned, or photographed. */
export function drawFaults(chance: Chance, kind: FaultKind): Faults {
  const corner = { shadeX: chance.next(), shadeY: chance.next() };
  switch (kind) {
    case 'export':
      return { ...NONE, letters: chance.between(11, 22), quality: chance.chance(0.5) ? chance.whole(55, 92) : null };
    case 'flat scan':
      return {
        ...NONE,
        tilt: chance.between(-0.7, 0.7),
        blur: chance.between(0.3, 0.7),
        noise: chance.between(1, 4),
        contrast: chance.between(0.9, 1),
        quality: chance.whole(60, 90),
        grey: chance.chance(0.4),
        letters: chance.between(14, 26),
      };
    case 'worn scan':
      return {
        ...NONE,
        ...corner,
        tilt: chance.between(-2.2, 2.2),
        blur: chance.between(0.5, 1),
        noise: chance.between(4, 11),
        contrast: chance.between(0.7, 0.92),
        shade: chance.between(0.05, 0.25),
        warmth: chance.between(0, 0.1),
        curve: chance.chance(0.4) ? chance.between(0, 0.012) : 0,
        quality: chance.whole(35, 75),
        grey: chance.chance(0.5),
        letters: chance.between(12, 20),
      };
    case 'phone':
      return {
        ...NONE,
        ...corner,
        tilt: chance.between(-2.5, 2.5),
        perspective: chance.between(-0.05, 0.07),
        sideways: chance.between(-0.03, 0.03),
        curve: chance.between(0, 0.012),
        border: chance.between(0.01, 0.08),
        ground: chance.pick(['#3b2a1d', '#6b4a2f', '#222222', '#b9a58a', '#4a4f55', '#d8d2c6']),
        blur: chance.between(0.4, 0.9),
        shade: chance.between(0.1, 0.35),
        warmth: chance.between(-0.03, 0.12),
        contrast: chance.between(0.78, 0.98),
        noise: chance.between(3, 8),
        quality: chance.whole(50, 88),
        letters: chance.between(13, 24),
      };
    case 'hard photo':
      return {
        ...NONE,
        ...corner,
        tilt: chance.between(-5, 5),
        perspective: chance.between(-0.12, 0.14),
        sideways: chance.between(-0.07, 0.07),
        curve: chance.between(0.005, 0.03),
        border: chance.between(0.02, 0.1),
        ground: chance.pick(['#3b2a1d', '#111111', '#5b5148', '#8a6f52']),
        blur: chance.between(0.6, 1.4),
        shade: chance.between(0.25, 0.55),
        warmth: chance.between(-0.05, 0.2),
        contrast: chance.between(0.6, 0.9),
        noise: chance.between(5, 14),
        quality: chance.whole(35, 75),
        letters: chance.between(12, 20),
      };
  }
}
