import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packageRoot } from '../../../src/lib/package-root.ts';

const json = z.json();
const expectation = z.tuple([z.string(), z.enum(['is', 'contains', 'matches', 'count', 'atLeast']), json]);
const parameters = z.record(z.string(), json).default({});
const asks = {
  parameters,
  expect: z.array(expectation).default([]),
  save: z.record(z.string(), z.string()).default({}),
};

const failure = z.strictObject({
  status: z.int(),
  code: z.string().optional(),
  parameter: z.string().optional(),
  requestId: z.literal(true).optional(),
});

const step = z.union([
  z.strictObject({ front: z.array(json) }),
  z.strictObject({ waitMs: z.int() }),
  z.strictObject({ asked: z.record(z.string(), z.int()) }),
  z.strictObject({ statuses: z.record(z.string(), z.array(z.int())) }),
  z.strictObject({ call: z.string(), parameters, fails: failure }),
  z.strictObject({ call: z.string(), parameters, endAfterMs: z.int() }),
  z.strictObject({ call: z.string(), ...asks, together: z.int().default(1), tookAtLeastMs: z.int().default(0) }),
  z.strictObject({ pages: z.string(), ...asks }),
  z.strictObject({ each: z.string(), ...asks, take: z.int().optional() }),
  z.strictObject({ rows: z.string(), ...asks, take: z.int().optional() }),
  z.strictObject({ changes: z.literal(true), ...asks, take: z.int().optional() }),
]);

const suite = z.strictObject({
  about: z.string(),
  cases: z.array(
    z.strictObject({
      name: z.string(),
      options: z.strictObject({ retries: z.int(), keep: z.int(), clientSecret: z.string() }).partial().default({}),
      /** Needs calls that can be ended from outside. */
      ends: z.literal(true).optional(),
      steps: z.array(step),
    }),
  ),
});

export type Suite = z.output<typeof suite>;
export type Case = Suite['cases'][number];
export type Step = Case['steps'][number];
export type Expectation = z.output<typeof expectation>;
export type Failure = z.output<typeof failure>;

/** The suite that both clients pass. */
export function readSuite(): Suite {
  return suite.parse(JSON.parse(readFileSync(join(packageRoot, 'clients', 'conformance.json'), 'utf8')));
}
