import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_DESCRIPTION, MAX_NAME } from '@menu-data-service/menu-model/bounds';
import type { StatedFacts } from '@menu-data-service/menu-model/draft-menu';
import { enrichItem } from './enrich-item.ts';
import type { KitchenMemory } from './kitchen/kitchen-memory.ts';
import { ownFile } from './own-file.ts';
import type { ItemInput } from './read-item.ts';

export function digestOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].sort()) {
    const bytes = files.get(name) ?? Buffer.alloc(0);
    hash.update(`${name} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex').slice(0, 12);
}

export function ruleFiles(): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const folder = ownFile('');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:txt|model|ts)$/.test(name)) files.set(name, readFileSync(join(folder, name)));
  return files;
}

let known: string | undefined;

/** Digest of data and code; changes whenever the same words could get other values. Files are read at the first call. */
export function rulesVersion(): string {
  known ??= digestOf(ruleFiles());
  return known;
}

export interface LineOptions {
  /** Add `evidence`, `review`, `allergensKnown` and `rulesVersion` to each line. */
  readonly evidence: boolean;
  readonly memory?: KitchenMemory;
  readonly family?: (dish: {
    readonly name: string;
    readonly sectionName: string;
    readonly vegetarian: boolean;
    readonly vegan: boolean;
  }) => string | null;
}

export class LineError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.name = 'LineError';
    this.line = line;
  }
}

/** Adds the tags to an item given as a line of JSON. @throws LineError that names the line and what is expected */
export function enrichLine(text: string, line: number, { evidence, memory, family }: LineOptions): string {
  const { record, input } = parseLine(text, line);
  const alone = enrichItem(input);
  const tags = memory ? memory(input.name, alone) : alone;
  const { vegetarian, vegan, calories, halal, spicy, allergens } = tags;
  const more = evidence
    ? {
        allergensKnown: tags.allergensKnown,
        evidence: tags.evidence,
        review: tags.review,
        rulesVersion: rulesVersion(),
      }
    : {};
  const ofFamily = family && {
    family: family({ name: input.name, sectionName: input.section ?? '', vegetarian, vegan }),
  };
  return JSON.stringify({ ...record, vegetarian, vegan, calories, halal, spicy, allergens, ...ofFamily, ...more });
}

function parseLine(text: string, line: number): { record: Record<string, unknown>; input: ItemInput } {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch (cause) {
    throw new LineError(
      line,
      `not JSON (${cause instanceof Error ? cause.message : cause}); expected {"name": "…", "description": "…" or null}`,
    );
  }
  if (!isRecord(record)) throw new LineError(line, 'expected a JSON object {"name": "…", "description": "…" or null}');
  const { name, description = null, section, cuisine, stated } = record;
  if (typeof name !== 'string' || name.trim() === '')
    throw new LineError(line, '"name" must be a text that is not empty');
  if (description !== null && typeof description !== 'string')
    throw new LineError(line, '"description" must be a text or null');
  refuseLonger(line, 'description', description, MAX_DESCRIPTION);
  for (const [key, value] of Object.entries({ name, section, cuisine })) refuseLonger(line, key, value, MAX_NAME);
  const optional = (key: string, value: unknown): string | undefined => {
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'string') throw new LineError(line, `"${key}" must be a text`);
    return value;
  };
  const [inSection, ofCuisine] = [optional('section', section), optional('cuisine', cuisine)];
  if (stated !== undefined && !isRecord(stated))
    throw new LineError(line, '"stated" must be an object of stated facts');
  const input = {
    name,
    description,
    section: inSection,
    cuisine: ofCuisine,
    stated: stated as StatedFacts | undefined,
  };
  return { record, input };
}

function refuseLonger(line: number, key: string, value: unknown, max: number): void {
  if (typeof value !== 'string' || value.length <= max) return;
  throw new LineError(line, `"${key}" has ${value.length} letters; at most ${max} are accepted`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Enriches JSON Lines as they come. Blank lines are skipped. @throws LineError at the first line that is not an item */
export async function* enrichLines(
  lines: AsyncIterable<string> | Iterable<string>,
  options: LineOptions,
): AsyncGenerator<string> {
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (text.trim() !== '') yield enrichLine(text, line, options);
  }
}
