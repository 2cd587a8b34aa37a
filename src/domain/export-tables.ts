export const EXPORT_TABLES = ['restaurants', 'menus', 'items'] as const;
export type ExportTable = (typeof EXPORT_TABLES)[number];

export const EXPORT_FORMATS = ['ndjson', 'csv', 'parquet'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** `current`: active menus; `all`: every version of every menu, including withdrawn ones. */
export const EXPORT_SCOPES = ['current', 'all'] as const;
export type ExportScope = (typeof EXPORT_SCOPES)[number];

/** `double`: 8 bytes; `price`: pounds with two decimals; `date-time`: as {@link isoDate} writes it; `texts` and `integers` are lists. */
export type ExportType = 'text' | 'integer' | 'double' | 'price' | 'boolean' | 'date-time' | 'texts' | 'integers';

export interface ExportColumn {
  readonly name: string;
  readonly type: ExportType;
  readonly nullable: boolean;
}

export type ExportRow = Readonly<Record<string, ExportValue>>;
export type ExportValue = string | number | boolean | null | readonly string[] | readonly number[];

const column = (type: ExportType, ...names: readonly string[]): ExportColumn[] =>
  names.map((name) => ({ name, type, nullable: false }));
const nullable = (type: ExportType, name: string): ExportColumn => ({ name, type, nullable: true });

export const DIETS = ['vegetarian', 'vegan', 'halal'] as const;

/**
 * Columns of each table. Values are those that the API serves under the same names, except that an unknown price, calories or place is null
 * instead of 0, and an unknown diet null instead of false; sections and positions count from 1. A basis is "stated" or "estimated".
 */
export const EXPORT_COLUMNS: Readonly<Record<ExportTable, readonly ExportColumn[]>> = {
  restaurants: [
    ...column('text', 'id', 'name', 'phoneNumber', 'cuisine', 'street', 'city', 'postcode', 'country'),
    nullable('double', 'latitude'),
    nullable('double', 'longitude'),
    ...column('integer', 'activeMenus'),
  ],
  menus: [
    ...column('integer', 'id'),
    ...column('text', 'restaurantId', 'restaurantName', 'name', 'sourceUrl'),
    ...column('date-time', 'dateUpdated'),
    nullable('date-time', 'dateDeleted'),
    ...column('integer', 'version'),
    nullable('integer', 'previousMenuVersionId'),
    ...column('integers', 'sectionIds'),
    ...column('texts', 'sectionNames'),
    ...column('integer', 'items'),
  ],
  items: [
    ...column('text', 'restaurantId', 'restaurantName'),
    ...column('integer', 'menuId'),
    ...column('text', 'menuName'),
    ...column('integer', 'sectionId', 'section'),
    ...column('text', 'sectionName'),
    ...column('integer', 'position'),
    ...column('text', 'name'),
    nullable('text', 'description'),
    nullable('price', 'price'),
    ...DIETS.flatMap((diet) => [nullable('boolean', diet), nullable('text', `${diet}Basis`)]),
    ...column('boolean', 'spicy'),
    nullable('integer', 'calories'),
    nullable('text', 'caloriesBasis'),
    ...column('text', 'allergens', 'id'),
  ],
};

export interface ExportFile {
  readonly name: string;
  readonly table: ExportTable;
  readonly format: ExportFormat;
  readonly mediaType: string;
}

/** Newline-delimited JSON (ndjson.org), RFC 4180 with its `header` parameter, and the registered type of Parquet. */
const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  ndjson: 'application/x-ndjson',
  csv: 'text/csv; charset=utf-8; header=present',
  parquet: 'application/vnd.apache.parquet',
};

export function exportFile(table: ExportTable, format: ExportFormat): ExportFile {
  return { name: `${table}.${format}`, table, format, mediaType: MEDIA_TYPES[format] };
}

export const EXPORT_FILES: readonly ExportFile[] = EXPORT_TABLES.flatMap((table) =>
  EXPORT_FORMATS.map((format) => exportFile(table, format)),
);
