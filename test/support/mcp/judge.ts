import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packageRoot } from '../../../src/lib/package-root.ts';

/** A key, a position, or the entries of a list that have this value: the first of them, unless it comes last. */
const place = z.array(z.union([z.string(), z.int(), z.record(z.string(), z.string())]));
const check = z.tuple([
  place,
  z.enum(['is', 'has', 'lacks', 'names are', 'count', 'atLeast', 'matches', 'silent about', 'refused']),
  z.json(),
]);
const suite = z.strictObject({
  about: z.string(),
  questions: z.array(
    z.strictObject({
      question: z.string(),
      answer: z.string(),
      tool: z.string(),
      arguments: z.record(z.string(), z.json()),
      checks: z.array(check).min(1),
    }),
  ),
});

export type Question = z.output<typeof suite>['questions'][number];
type Check = z.output<typeof check>;

export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
}

/** Questions about the sample menus. */
export function readQuestions(): readonly Question[] {
  return suite.parse(JSON.parse(readFileSync(join(packageRoot, 'test', 'support', 'mcp', 'questions.json'), 'utf8')))
    .questions;
}

/** What is wrong with an answer, or null where it is right. */
export function judge({ checks }: Question, { isError, text }: ToolAnswer): string | null {
  const failed = checks.find(([where, how, wanted]) => {
    if (how === 'refused') return !(isError && text.includes(String(wanted)));
    return isError || !holds(at(JSON.parse(text), where), how, wanted);
  });
  return failed === undefined ? null : `${JSON.stringify(failed)}: ${text.slice(0, 2000)}`;
}

function holds(value: unknown, how: Check[1], wanted: Check[2]): boolean {
  const list = Array.isArray(value) ? value : [];
  const names = list.map(nameOf);
  const all = Array.isArray(wanted) ? wanted.map(String) : [];
  if (how === 'is') return JSON.stringify(value) === JSON.stringify(wanted);
  if (how === 'has') return all.every((one) => names.some((name) => name.startsWith(one)));
  if (how === 'lacks') return !all.some((one) => names.includes(one));
  if (how === 'names are') return JSON.stringify(names.toSorted()) === JSON.stringify(all.toSorted());
  if (how === 'count') return Array.isArray(value) && value.length === wanted;
  if (how === 'atLeast') return typeof value === 'number' && value >= Number(wanted);
  if (how === 'matches') return typeof value === 'string' && new RegExp(String(wanted)).test(value);
  return value !== undefined && !JSON.stringify(value).includes(String(wanted));
}

/** Dishes, changes and restaurants by their names. */
function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { name, dish, restaurant } = entry as Readonly<Record<string, unknown>>;
  return String(name ?? dish ?? restaurant);
}

function at(root: unknown, where: Check[0]): unknown {
  return where.reduce<unknown>((value, step, i) => {
    if (typeof step !== 'object') return (value as Readonly<Record<string, unknown>> | undefined)?.[step];
    const [[key, wanted] = []] = Object.entries(step);
    if (!Array.isArray(value) || key === undefined) return undefined;
    const found = value.filter((one: Readonly<Record<string, unknown>>) => one[key] === wanted);
    return i === where.length - 1 ? found : found[0];
  }, root);
}
