import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { readManifest } from '../../ingest/manifest.ts';
import { UsageError } from '../domain/errors.ts';
import type { RestaurantFacts } from '../domain/restaurant.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { withStores } from './with-stores.ts';

interface AddOptions {
  readonly name: string;
  readonly city: string;
  readonly postcode: string;
  readonly street: string;
  readonly country: string;
  readonly phone: string;
  readonly cuisine: string;
  readonly json?: boolean;
}

const csvRow = z.strictObject({
  id: z.guid('expected a GUID').optional(),
  name: z.string().min(1, 'is empty'),
  city: z.string().min(1, 'is empty'),
  postcode: z.string().min(1, 'is empty'),
  street: z.string().default(''),
  country: z.string().default('United Kingdom'),
  phoneNumber: z.string().default(''),
  cuisine: z.string().default(''),
});

export function addRestaurant(options: AddOptions, io: CommandIo): Promise<ExitCode> {
  const { name, city, postcode, street, country, phone: phoneNumber, cuisine } = options;
  for (const [option, value] of Object.entries({ name, city, postcode })) {
    if (value.trim() === '') throw new UsageError(`--${option} is empty`);
  }
  return withStores(async (stores) => {
    const { restaurant, outcome } = await stores.restaurants.save({
      name,
      city,
      postcode,
      street,
      country,
      phoneNumber,
      cuisine,
    });
    io.out(options.json ? JSON.stringify(restaurant) : `${restaurant.id}  ${restaurant.name} (${outcome})`);
    return EXIT.done;
  });
}

interface ImportedRestaurant {
  readonly id: string | undefined;
  readonly facts: RestaurantFacts;
}

async function readCsv(file: string): Promise<ImportedRestaurant[]> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`${file}: cannot be read (${error.message})`);
  });
  let rows: unknown[];
  try {
    rows = parse(text, { columns: true, bom: true, trim: true, skip_empty_lines: true });
  } catch (error) {
    throw new UsageError(`${file}: is not valid CSV (${(error as Error).message})`);
  }
  if (rows.length === 0)
    throw new UsageError(`${file}: holds no rows; expected a header with name, city, postcode and a line each`);
  return rows.map((row, at) => {
    const parsed = csvRow.safeParse(row);
    if (!parsed.success) {
      const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'columns'}: ${issue.message}`);
      throw new UsageError(`${file}, row ${at + 1}: ${problems.join('; ')}`);
    }
    const { id, ...facts } = parsed.data;
    return { id, facts };
  });
}

/** Imports all or, where one row is wrong, none: the whole file is checked first. */
export async function importRestaurants(file: string, io: CommandIo): Promise<ExitCode> {
  const rows = /\.json$/i.test(file) ? await readManifest(file) : await readCsv(file);
  return withStores(async (stores) => {
    for (const { id, facts } of rows) {
      const { restaurant, outcome } = await stores.restaurants.save(facts, id);
      io.out(`${restaurant.id}  ${restaurant.name} (${outcome})`);
    }
    return EXIT.done;
  });
}

export function listRestaurants(options: { name?: string; json?: boolean }, io: CommandIo): Promise<ExitCode> {
  return withStores(async (stores) => {
    const filter = options.name === undefined ? {} : { name: options.name };
    const pageSize = 100;
    for (let page = 1; ; page += 1) {
      const { items, totalCount } = await stores.restaurants.list(filter, page, pageSize);
      for (const restaurant of items) {
        const place = `${restaurant.city} ${restaurant.postcode}`;
        const line = `${restaurant.id}  ${restaurant.name}, ${place}, ${restaurant.activeMenus} menus`;
        io.out(options.json ? JSON.stringify(restaurant) : line);
      }
      if (totalCount === 0) io.say('No restaurant matches.');
      if (page * pageSize >= totalCount) return EXIT.done;
    }
  });
}
