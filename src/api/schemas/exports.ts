import { z } from 'zod';
import {
  EXPORT_COLUMNS,
  EXPORT_FILES,
  EXPORT_TABLES,
  type ExportTable,
  type ExportType,
} from '../../domain/export-tables.ts';
import { flagParameter, integerParameter } from './parameter.ts';
import { dateTimeSchema } from './values.ts';

const allVersions = flagParameter(
  'Every version of every menu, withdrawn ones too, instead of the active menus. Restaurants are the same in both.',
).optional();

export const exportFileQuerySchema = z.object({
  allVersions,
  bom: flagParameter(
    'CSV alone: begins with a byte order mark, by which spreadsheets know that it is UTF-8.',
  ).optional(),
});

export const exportManifestQuerySchema = z.object({
  allVersions,
  number: integerParameter('An earlier manifest; the last thousand are kept.', {
    least: 1,
    most: 2_147_483_647,
  }).optional(),
});

const OF_TYPE: Readonly<Record<ExportType, z.ZodType>> = {
  text: z.string(),
  integer: z.int(),
  double: z.number(),
  price: z.number(),
  boolean: z.boolean(),
  'date-time': dateTimeSchema,
  texts: z.array(z.string()),
  integers: z.array(z.int()),
};

function rowSchema(table: ExportTable, id: string): z.ZodType {
  const columns = EXPORT_COLUMNS[table].map(({ name, type, nullable }) => [
    name,
    nullable ? OF_TYPE[type].nullable() : OF_TYPE[type],
  ]);
  const description = `A line of ${table}.ndjson; null where nobody knows.`;
  return z.strictObject(Object.fromEntries(columns)).meta({ id, description });
}

const ROW_NAMES = { restaurants: 'RestaurantRow', menus: 'MenuRow', items: 'ItemRow' } as const;

/** What a line of an export as newline-delimited JSON can be. */
export const exportRowSchema = z.union(EXPORT_TABLES.map((table) => rowSchema(table, ROW_NAMES[table])));

/** Files by the names in addresses, where CSV with a byte order mark is a parameter. */
export const EXPORT_NAMES: readonly string[] = EXPORT_FILES.filter(({ bom }) => !bom).map(({ name }) => name);
