import test from 'ava';
import { metresBetween, toPlace } from '../../src/domain/place.ts';
import { metresBetween as onTheEllipsoid } from '../support/metres-between.ts';

test('distances are right to half a percent, in any direction and over any distance', (t) => {
  for (const latitude of [49.9, 52.9, 55.8, 60.8]) {
    for (const [north, east] of [
      [0.02, 0],
      [0, 0.03],
      [0.3, -0.4],
      [-0.8, 0.9],
    ] as const) {
      const [from, to] = [
        { latitude, longitude: -2.15 },
        { latitude: latitude + north, longitude: -2.15 + east },
      ];
      const right = onTheEllipsoid(from, to);
      const off = Math.abs(metresBetween(from, to) - right);
      t.true(off <= 0.005 * right, `${latitude} ${north} ${east}: ${off.toFixed(1)} m of ${right.toFixed(0)} m`);
    }
  }
});

test('a point is decimal degrees on the earth', (t) => {
  t.deepEqual(toPlace(' 52.90271234', '-2.15 '), { latitude: 52.902712, longitude: -2.15 });
  for (const [latitude, longitude] of [
    ['north', '-2'],
    ['52', ''],
    ['90.1', '0'],
    ['52', '181'],
    ['1e1', '2'],
  ] as const)
    t.is(toPlace(latitude, longitude), null, `${latitude} ${longitude}`);
});
