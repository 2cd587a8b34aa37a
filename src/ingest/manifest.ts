import { basename, dirname, resolve } from 'node:path';
import { MAX_ADDRESS, MAX_NAME } from '@menu-data-service/menu-model/bounds';
import { z } from 'zod';
import { InputFailure } from '../domain/errors.ts';
import { notAPostcode, toPostcode } from '../domain/postcode.ts';
import type { RestaurantFacts } from '../domain/restaurant.ts';
import { readInputJson } from './input-file.ts';
import { operatorPlace } from './place-fields.ts';
import { schemaProblems } from './schema-problems.ts';
import { fileSourceUrl, isSourceUrl, type SourceInput } from './source-input.ts';
import { website } from './website-field.ts';

const text = z.string().max(MAX_NAME);

const menu = z.strictObject({
  source: z.string().min(1).max(MAX_ADDRESS),
  sourceUrl: z
    .string()
    .max(MAX_ADDRESS)
    .refine(isSourceUrl, 'expected an address such as https://www.the-crown.example/menu')
    .optional(),
  name: text.min(1).optional(),
});

const facts = z.strictObject({
  id: z.guid('expected a GUID').optional(),
  name: text.min(1),
  phoneNumber: text.default(''),
  cuisine: text.default(''),
  street: text.default(''),
  city: text.min(1),
  postcode: text.min(1),
  country: text.default('United Kingdom'),
  website: website.optional(),
  outsideId: text.min(1).optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  menus: z.array(menu).default([]),
});

const restaurant = facts.transform(({ latitude = '', longitude = '', ...given }, context) => {
  const postcode = toPostcode(given.postcode, given.country);
  const place = operatorPlace(String(latitude), String(longitude));
  if (postcode === null)
    context.addIssue({ code: 'custom', path: ['postcode'], message: notAPostcode(given.postcode) });
  if (typeof place === 'string') context.addIssue({ code: 'custom', path: ['latitude'], message: place });
  return postcode === null || typeof place === 'string' ? z.NEVER : { ...given, ...place, postcode };
});

const manifest = z.strictObject({ restaurants: z.array(restaurant).min(1) });

export interface ManifestRestaurant {
  readonly id: string | undefined;
  readonly facts: RestaurantFacts;
  /** Sort by ingestion: a later entry with the same source address is its next version. */
  readonly menus: readonly Omit<SourceInput, 'restaurant'>[];
}

/**
 * Reads a manifest: restaurants with the documents of their menus, with paths relative to the manifest.
 * @throws InputFailure that names each mistake with its place and what is expected there
 */
export async function readManifest(path: string): Promise<readonly ManifestRestaurant[]> {
  const json = await readInputJson(path);
  const parsed = manifest.safeParse(json);
  if (!parsed.success) {
    throw new InputFailure(
      [
        `${path}: is not a manifest {"restaurants": [{"name", "city", "postcode", "menus": [{"source"}]}]}`,
        ...schemaProblems(parsed.error),
      ].join('\n'),
    );
  }
  const shared = parsed.data.restaurants.flatMap((owner) => sharedAddresses(owner, dirname(path)));
  if (shared.length > 0) throw new InputFailure(shared.map((problem) => `${path}: ${problem}`).join('\n'));
  return parsed.data.restaurants.map(({ id, menus, website, outsideId, ...facts }) => ({
    id,
    facts: { ...facts, ...(website !== undefined && { website }), ...(outsideId !== undefined && { outsideId }) },
    menus: menus.map((entry) => inputOf(entry, dirname(path))),
  }));
}

/**
 * Finds files of the same name without a source address, which would become versions of one menu. The same file twice is harmless.
 * @returns one line for each pair
 */
function sharedAddresses({ name, menus }: z.infer<typeof restaurant>, folder: string): string[] {
  const bySource = new Map<string, string>();
  return menus.flatMap((entry) => {
    const input = inputOf(entry, folder);
    if (entry.sourceUrl !== undefined || 'url' in input.location) return [];
    const first = bySource.get(input.sourceUrl);
    bySource.set(input.sourceUrl, first ?? entry.source);
    if (first === undefined || resolve(folder, first) === input.location.file) return [];
    return [
      `${name}: ${first} and ${entry.source} have the same source address, ${input.sourceUrl}; give each its own sourceUrl, or both the same one if they are versions of one menu`,
    ];
  });
}

function inputOf(
  { source, sourceUrl, name: menuName }: z.infer<typeof menu>,
  folder: string,
): Omit<SourceInput, 'restaurant'> {
  if (/^https?:\/\//i.test(source))
    return { label: source, location: { url: source }, sourceUrl: sourceUrl ?? source, menuName };
  const file = resolve(folder, source);
  return { label: source, location: { file }, sourceUrl: sourceUrl ?? fileSourceUrl(basename(file)), menuName };
}
