import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { z } from 'zod';
import { UsageError } from '../src/domain/errors.ts';
import type { RestaurantFacts } from '../src/domain/restaurant.ts';
import { fileSourceUrl, type SourceInput } from './source-input.ts';

const menu = z.strictObject({
  source: z.string().min(1),
  sourceUrl: z.url().optional(),
  name: z.string().min(1).optional(),
});

const restaurant = z.strictObject({
  id: z.guid().optional(),
  name: z.string().min(1),
  phoneNumber: z.string().default(''),
  cuisine: z.string().default(''),
  street: z.string().default(''),
  city: z.string().min(1),
  postcode: z.string().min(1),
  country: z.string().default('United Kingdom'),
  menus: z.array(menu).default([]),
});

const manifest = z.strictObject({ restaurants: z.array(restaurant).min(1) });

export interface ManifestRestaurant {
  readonly id: string | undefined;
  readonly facts: RestaurantFacts;
  /** In the order in which they are to be taken in: a later entry with the same source address is its next version. */
  readonly menus: readonly Omit<SourceInput, 'restaurant'>[];
}

function inputOf(entry: z.infer<typeof menu>, folder: string): Omit<SourceInput, 'restaurant'> {
  if (/^https?:\/\//.test(entry.source)) {
    return {
      label: entry.source,
      location: { url: entry.source },
      sourceUrl: entry.sourceUrl ?? entry.source,
      menuName: entry.name,
    };
  }
  const file = resolve(folder, entry.source);
  return {
    label: entry.source,
    location: { file },
    sourceUrl: entry.sourceUrl ?? fileSourceUrl(basename(file)),
    menuName: entry.name,
  };
}

/**
 * Reads a manifest: restaurants with the documents of their menus, file names relative to the manifest.
 * @throws UsageError that names each wrong place and what is expected there
 */
export async function readManifest(path: string): Promise<readonly ManifestRestaurant[]> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new UsageError(`${path}: cannot be read (${error.message})`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path}: is not valid JSON (${(error as Error).message})`);
  }
  const parsed = manifest.safeParse(json);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.') || 'top level'}: ${issue.message}`);
    throw new UsageError(
      `${path}: is not a manifest {"restaurants": [{"name", "city", "postcode", "menus": [{"source"}]}]}\n${lines.join('\n')}`,
    );
  }
  return parsed.data.restaurants.map(({ id, menus, ...facts }) => ({
    id,
    facts,
    menus: menus.map((entry) => inputOf(entry, dirname(path))),
  }));
}
