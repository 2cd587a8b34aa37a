import type { Word } from '../positioned-text.ts';

const MIN_WORDS = 20;
/** Radians; words at a larger angle are signs and ornaments. */
const STRAY_ANGLE = 0.2;
/** Pounds with raised pence tilt the box around them but no line. */
const MAY_HOLD_RAISED = /^\p{Sc}?\d{3,4}$/u;
/** Maximum change in radians of the angle of lines across a flat page; more is perspective. */
const FLAT_SLANT = 0.02;

const MAX_UNEXPLAINED = 0.55;
/** Radians to which printed lines are level after the correction; handwritten lines wander more. */
const MAX_WANDERING = 0.015;

/** Angle of lines at the middle of a page, and its change to the right and downward per page width. */
interface Slant {
  readonly middle: number;
  readonly right: number;
  readonly down: number;
}

/** Levels the lines of a photographed page, so that names stay beside their prices. Moves words, not the picture. */
export function levelledLines(words: readonly Word[], width: number, height: number): readonly Word[] {
  const place = ({ x, y, w }: Word): readonly [right: number, down: number] => [
    (x + w / 2 - width / 2) / width,
    (y - height / 2) / width,
  ];
  const upright = words.filter(({ text, angle }) => Math.abs(angle) < STRAY_ANGLE && !MAY_HOLD_RAISED.test(text));
  if (upright.length < MIN_WORDS) return words;
  const samples = upright.map((word) => ({ at: place(word), angle: word.angle, weight: word.w }));
  const { middle, right, down } = slantOf(samples);
  const corner = Math.abs(right) + (Math.abs(down) * height) / width;
  const slant = ([u, v]: Sample['at']): number => middle + right * u + down * v;
  const before = mean(samples, ({ angle }) => angle ** 2);
  const after = mean(samples, ({ at, angle }) => (angle - slant(at)) ** 2);
  if (corner < FLAT_SLANT || after > Math.min(MAX_UNEXPLAINED * before, MAX_WANDERING ** 2)) return words;
  return words.map((word) => {
    const [u, v] = place(word);
    const rise = middle * u + (right * u * u) / 2 + down * u * v;
    return { ...word, y: word.y - rise * width, angle: word.angle - slant([u, v]) };
  });
}

interface Sample {
  readonly at: readonly [number, number];
  readonly angle: number;
  readonly weight: number;
}

/** Wide words weigh more, because their angles are more exact. */
const mean = (samples: readonly Sample[], of: (sample: Sample) => number): number =>
  samples.reduce((sum, sample) => sum + sample.weight * of(sample), 0) /
  samples.reduce((sum, sample) => sum + sample.weight, 0);

function slantOf(samples: readonly Sample[]): Slant {
  const of = (value: (sample: Sample) => number): number => mean(samples, value);
  const [u, v, angle] = [of(({ at }) => at[0]), of(({ at }) => at[1]), of((sample) => sample.angle)];
  const uu = of(({ at }) => (at[0] - u) ** 2);
  const vv = of(({ at }) => (at[1] - v) ** 2);
  const uv = of(({ at }) => (at[0] - u) * (at[1] - v));
  const ua = of((sample) => (sample.at[0] - u) * (sample.angle - angle));
  const va = of((sample) => (sample.at[1] - v) * (sample.angle - angle));
  const determinant = uu * vv - uv * uv;
  if (determinant < 1e-6) return { middle: 0, right: 0, down: 0 };
  const right = (ua * vv - va * uv) / determinant;
  const down = (va * uu - ua * uv) / determinant;
  return { middle: angle - right * u - down * v, right, down };
}
