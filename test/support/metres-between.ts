import type { Place } from '../../src/domain/place.ts';

/** Axes of the WGS 84 ellipsoid in metres, and its flattening. */
const A = 6_378_137;
const F = 1 / 298.257223563;
const B = A * (1 - F);

/**
 * Metres between two points by Vincenty's inverse formula on the ellipsoid (Survey Review XXIII 176, 1975), accurate to a millimetre, to
 * check distances on a sphere. Not for points on opposite sides of the earth.
 */
export function metresBetween(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const l = radians(to.longitude - from.longitude);
  const [u1, u2] = [from, to].map(({ latitude }) => Math.atan((1 - F) * Math.tan(radians(latitude)))) as [
    number,
    number,
  ];
  const [sin1, cos1, sin2, cos2] = [Math.sin(u1), Math.cos(u1), Math.sin(u2), Math.cos(u2)];
  let lambda = l;
  for (;;) {
    const [sinL, cosL] = [Math.sin(lambda), Math.cos(lambda)];
    const sinS = Math.hypot(cos2 * sinL, cos1 * sin2 - sin1 * cos2 * cosL);
    if (sinS === 0) return 0;
    const cosS = sin1 * sin2 + cos1 * cos2 * cosL;
    const sigma = Math.atan2(sinS, cosS);
    const sinAlpha = (cos1 * cos2 * sinL) / sinS;
    const cosSqAlpha = 1 - sinAlpha ** 2;
    const cos2M = cosSqAlpha === 0 ? 0 : cosS - (2 * sin1 * sin2) / cosSqAlpha;
    const c = (F / 16) * cosSqAlpha * (4 + F * (4 - 3 * cosSqAlpha));
    const turn = sigma + c * sinS * (cos2M + c * cosS * (2 * cos2M ** 2 - 1));
    const next = l + (1 - c) * F * sinAlpha * turn;
    if (Math.abs(next - lambda) > 1e-12) {
      lambda = next;
      continue;
    }
    const uSq = (cosSqAlpha * (A ** 2 - B ** 2)) / B ** 2;
    const a = 1 + (uSq / 16384) * (4096 + uSq * (-768 + uSq * (320 - 175 * uSq)));
    const b = (uSq / 1024) * (256 + uSq * (-128 + uSq * (74 - 47 * uSq)));
    const inner = cosS * (2 * cos2M ** 2 - 1) - (b / 6) * cos2M * (4 * sinS ** 2 - 3) * (4 * cos2M ** 2 - 3);
    return B * a * (sigma - b * sinS * (cos2M + (b / 4) * inner));
  }
}
