import test from 'ava';
import { isoDate, utcDate } from '../../src/domain/iso-date.ts';
import { type MenuLine, matchLine } from '../../src/domain/match-line.ts';
import { monthsFrom } from '../../src/domain/months.ts';
import { metresBetween, toPlace } from '../../src/domain/place.ts';
import { toPostcode } from '../../src/domain/postcode.ts';
import { toWebsite } from '../../src/domain/website.ts';
import { metresBetween as onTheEllipsoid } from '../support/metres-between.ts';

test('a date always has six fractional digits and no zone', (t) => {
  t.is(isoDate('2026-11-21 08:00:15.123456'), '2026-11-21T08:00:15.123456');
  t.is(isoDate('2026-11-21 08:00:15.12'), '2026-11-21T08:00:15.120000');
  t.is(isoDate('2026-11-21 08:00:15'), '2026-11-21T08:00:15.000000');
  t.is(isoDate('2026-11-21T08:00:15.120000'), '2026-11-21T08:00:15.120000');
});

test('reads a date as UTC', (t) => {
  t.is(utcDate('2026-07-01 12:00:00.9999').toISOString(), '2026-07-01T12:00:00.999Z');
  t.is(utcDate('2026-07-01T12:00:00.000000').getTime(), Date.UTC(2026, 6, 1, 12));
});

test('months follow each other over the end of a year', (t) => {
  t.deepEqual(monthsFrom('2026-11', '2027-02'), ['2026-11', '2026-12', '2027-01', '2027-02']);
  t.deepEqual(monthsFrom('2026-09', '2026-10'), ['2026-09', '2026-10']);
  t.deepEqual(monthsFrom('2026-05', '2026-05'), ['2026-05']);
  t.deepEqual(monthsFrom('2026-06', '2026-05'), []);
});

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

const UK = 'United Kingdom';

test('writes a postcode in upper case with one space, however it was typed', (t) => {
  for (const typed of ['st13 5aa', 'ST135AA', ' ST13  5AA ']) t.is(toPostcode(typed, UK), 'ST13 5AA');
});

test('accepts every form of a UK postcode', (t) => {
  for (const code of ['M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'W1A 0AX', 'EC1A 1BB', 'GIR 0AA', 'JE2 4WX']) {
    t.is(toPostcode(code, UK), code);
    t.is(toPostcode(code, 'Wales'), code);
  }
});

test('refuses an invalid postcode of the country, and leaves other countries alone', (t) => {
  for (const typed of ['', 'ST13', 'ST13 5A', 'ST13 5AAA', '5AA ST13', 'QT1 1AA', 'ST13 5CV', '10115']) {
    t.is(toPostcode(typed, UK), null, typed);
    t.is(toPostcode(typed, ''), null, typed);
  }
  t.is(toPostcode('10115', 'Germany'), '10115');
  t.is(toPostcode('D02 AF30', 'Ireland'), 'D02 AF30');
});

test('the address of a website may lack its scheme', (t) => {
  t.is(toWebsite(' www.the-crown.example '), 'https://www.the-crown.example/');
  t.is(toWebsite('http://the-crown.example/home?lang=en#top'), 'http://the-crown.example/home?lang=en');
  t.is(toWebsite('the-crown.example:8080/a'), 'https://the-crown.example:8080/a');
  t.is(toWebsite(''), '');
});

test('refuses an invalid address of a website', (t) => {
  const wrong = [
    'the crown',
    'crown',
    'ftp://the-crown.example',
    'https://me:word@the-crown.example',
    'javascript:alert(1)',
  ];
  for (const text of [...wrong, 'https://', 'mailto:me@the-crown.example', 'localhost'])
    t.is(toWebsite(text), null, text);
});

const [a, b] = ['https://a.example/', 'https://b.example/'];

function line(lineId: number, sourceUrl: string, name: string, active = true): MenuLine {
  return { lineId, sourceUrl, name, active };
}

function match(
  lines: readonly MenuLine[],
  sourceUrl: string,
  name: string,
  menusInDocument = 1,
  presentSources: ReadonlySet<string> = new Set(),
): number | null {
  return matchLine(lines, { sourceUrl, name }, { menusInDocument, presentSources })?.lineId ?? null;
}

test('same source and name is the same line', (t) => {
  t.is(match([line(1, a, 'Lunch'), line(2, a, 'Dinner')], a, 'Dinner', 2), 2);
});

test('an active line wins over a withdrawn one of the same source and name', (t) => {
  t.is(match([line(1, a, 'Lunch', false), line(2, a, 'Lunch')], a, 'Lunch'), 2);
  t.is(match([line(1, a, 'Lunch', false), line(2, a, 'Lunch', false)], a, 'Lunch'), 2);
});

test('one active menu of the source and one in the document: renamed', (t) => {
  t.is(match([line(1, a, 'Lunch')], a, 'Midday'), 1);
  t.is(match([line(1, a, 'Lunch'), line(2, a, 'Old', false)], a, 'Midday'), 1);
});

test('not renamed if the source or the document holds several', (t) => {
  t.is(match([line(1, a, 'Lunch'), line(2, a, 'Dinner')], a, 'Midday'), null);
  t.is(match([line(1, a, 'Lunch')], a, 'Midday', 2), null);
});

test('the same name at another source: moved', (t) => {
  t.is(match([line(1, a, 'Lunch'), line(2, a, 'Dinner')], b, 'Lunch', 2), 1);
});

test('a menu whose source still exists has not moved', (t) => {
  t.is(match([line(1, a, 'Lunch')], b, 'Lunch', 1, new Set([a, b])), null);
  t.is(match([line(1, a, 'Lunch'), line(2, b, 'Lunch')], b, 'Lunch', 1, new Set([a, b])), 2);
  t.is(match([line(1, a, 'Lunch'), line(2, 'https://c.example/', 'Lunch')], b, 'Lunch', 1, new Set([a, b])), 2);
});

test('does not guess at a name that several lines have', (t) => {
  t.is(match([line(1, a, 'Lunch'), line(2, 'https://c.example/', 'Lunch')], b, 'Lunch'), null);
});

test('distinguishes menus without a name by their source alone', (t) => {
  t.is(match([line(1, a, 'Menu')], b, 'Menu'), null);
  t.is(match([line(1, a, 'Menu')], a, 'Menu'), 1);
  t.is(match([line(1, a, 'Menu')], a, 'Lunch'), 1);
});

test('another name at another source is new', (t) => {
  t.is(match([line(1, a, 'Lunch')], b, 'Dinner'), null);
  t.is(match([], a, 'Lunch'), null);
});
