import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { InputFailure } from '../../src/domain/errors.ts';
import { notAPostcode, toPostcode } from '../../src/domain/postcode.ts';
import { readInputText } from '../../src/ingest/input-file.ts';
import { operatorPlace } from '../../src/ingest/place-fields.ts';
import { website } from '../../src/ingest/website-field.ts';
import { nearest } from '../../src/lib/nearest.ts';
import type { GivenRestaurant } from '../../src/ports/restaurant-store.ts';

const csvColumns = z.object({
  id: z.union([z.literal('').transform(() => undefined), z.guid('expected a GUID, or nothing')]).optional(),
  name: z.string().min(1, 'is empty'),
  city: z.string().min(1, 'is empty'),
  postcode: z.string().min(1, 'is empty'),
  street: z.string().default(''),
  country: z
    .string()
    .default('')
    .transform((country) => country || 'United Kingdom'),
  phoneNumber: z.string().default(''),
  cuisine: z.string().default(''),
  website: website.optional(),
  outsideId: z.string().default(''),
  latitude: z.string().default(''),
  longitude: z.string().default(''),
});

const csvRow = csvColumns.transform(
  ({ id, website, outsideId, latitude, longitude, ...texts }, context): GivenRestaurant => {
    const postcode = toPostcode(texts.postcode, texts.country);
    const place = operatorPlace(latitude, longitude);
    if (postcode === null)
      context.addIssue({ code: 'custom', path: ['postcode'], message: notAPostcode(texts.postcode) });
    if (typeof place === 'string')
      context.addIssue({ code: 'custom', path: ['latitude', 'longitude'], message: place });
    if (postcode === null || typeof place === 'string') return z.NEVER;
    return {
      id,
      facts: {
        ...texts,
        postcode,
        ...place,
        ...(website !== undefined && { website }),
        ...(outsideId !== '' && { outsideId }),
      },
    };
  },
);

const COLUMNS = Object.keys(csvColumns.shape);
const REQUIRED = ['name', 'city', 'postcode'];

interface Row {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

/**
 * Parses restaurants from a CSV file with a header.
 * @param skipped receives each wrong row, to import the rest
 * @throws InputFailure that names every wrong line and the expected form
 */
export async function readRestaurantsCsv(
  file: string,
  skipped: ((problem: string) => void) | null,
): Promise<readonly GivenRestaurant[]> {
  const text = await readInputText(file);
  const rows = rowsOf(file, text);
  const [first] = rows;
  if (!first) {
    throw new InputFailure(
      `${file}: holds no restaurants; expected a first line with name,city,postcode and then a line each`,
    );
  }
  checkHeader(file, Object.keys(first.record));
  const problems: string[] = [];
  const restaurants = rows.flatMap(({ record, info }) => {
    const parsed = csvRow.safeParse(record);
    if (parsed.success) return [parsed.data];
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join(', ')} ${message}`);
    problems.push(`  line ${info.lines}: ${wrong.join('; ')}`);
    return [];
  });
  if (problems.length > 0 && skipped === null)
    throw new InputFailure(
      [
        `${file}: nothing was imported`,
        ...problems,
        ...(restaurants.length > 0 ? [`${restaurants.length} rows are right: --skip-wrong imports them`] : []),
      ].join('\n'),
    );
  for (const problem of problems) skipped?.(`left out:${problem}`);
  return restaurants;
}

function rowsOf(file: string, text: string): readonly Row[] {
  try {
    return parse(text, {
      columns: true,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as Row[];
  } catch (error) {
    throw new InputFailure(`${file}: is not valid CSV (${(error as Error).message})`);
  }
}

function checkHeader(file: string, header: readonly string[]): void {
  const unknown = header.filter((column) => !COLUMNS.includes(column));
  const missing = REQUIRED.filter((column) => !header.includes(column));
  const problems = [
    ...unknown.map((column) => {
      const meant = nearest(column, COLUMNS);
      return `column "${column}" is not known${meant === undefined ? '' : `; did you mean "${meant}"?`}`;
    }),
    ...missing.map((column) => `column "${column}" is missing`),
  ];
  if (problems.length === 0) return;
  throw new InputFailure(
    `${file}, line 1: ${problems.join('; ')} (the first line names the columns: ${COLUMNS.join(', ')})`,
  );
}
