import test from 'ava';
import { choosePrimary, type SeenServer } from '../../../src/db/servers/choose-primary.ts';

const primary = (timeline: number, system = 'ours'): SeenServer => ({ system, standby: false, timeline });
const standby: SeenServer = { system: 'ours', standby: true, timeline: null };
const seen = (servers: Readonly<Record<string, SeenServer>>) => new Map(Object.entries(servers));

test('of servers that take writes the one that was promoted last is the primary', (t) => {
  t.is(choosePrimary(seen({ a: standby, b: primary(1) }), null)?.url, 'b');
  t.is(choosePrimary(seen({ a: primary(1), b: primary(2), c: standby }), null)?.url, 'b');
  t.is(choosePrimary(seen({ a: standby }), null), null);
});

test('what was the primary before is not taken again, nor is another database', (t) => {
  const before = { url: 'b', system: 'ours', timeline: 2 };
  t.is(choosePrimary(seen({ a: primary(1) }), before), null);
  t.is(choosePrimary(seen({ a: primary(3, 'theirs') }), before), null);
  t.is(choosePrimary(seen({ a: primary(3), b: primary(2) }), before)?.url, 'a');
});

test('two addresses of one server do not take turns', (t) => {
  const before = { url: 'b', system: 'ours', timeline: 1 };
  t.is(choosePrimary(seen({ a: primary(1), b: primary(1) }), before)?.url, 'b');
  t.is(choosePrimary(seen({ b: primary(1), c: primary(1) }), before)?.url, 'b');
  t.is(choosePrimary(seen({ c: primary(1) }), before)?.url, 'c');
});
