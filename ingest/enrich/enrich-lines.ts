import type { StatedFacts } from '@menu-data-service/menu-reader';
import { enrichItem } from './enrich-item.ts';
import type { KitchenMemory } from './kitchen/kitchen-memory.ts';
import type { ItemInput } from './read-item.ts';
import { rulesVersion } from './rules-version.ts';

export interface LineOptions {
  /** Add `evidence`, `review`, `allergensKnown` and `rulesVersion` to each line. */
  readonly evidence: boolean;
  /** What the kitchen of the dishes declares of others. */
  readonly memory?: KitchenMemory;
  /** What gives the family of a dish, to add it to each line. */
  readonly family?: (dish: {
    readonly name: string;
    readonly sectionName: string;
    readonly vegetarian: boolean;
    readonly vegan: boolean;
  }) => string | null;
}

/** A line of input that is not an item; `line` counts from 1. */
export class LineError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.name = 'LineError';
    this.line = line;
  }
}

/**
 * Takes an item as a line of JSON and returns the same object with its tags: vegetarian, vegan, halal, spicy, calories, allergens.
 * @throws LineError that names the line and what is expected
 */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Enriches JSON Lines as they come. Blank lines are skipped.
 * @throws LineError at the first line that is not an item
 */
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
