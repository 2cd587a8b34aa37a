import { z } from 'zod';
import { EXPORT_FILES } from '../../domain/export-tables.ts';
import { flagParameter, integerParameter } from './parameter.ts';

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

/** Files by the names in addresses, where CSV with a byte order mark is a parameter. */
export const EXPORT_NAMES: readonly string[] = EXPORT_FILES.filter(({ bom }) => !bom).map(({ name }) => name);
