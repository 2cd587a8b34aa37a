import { z } from 'zod';
import { menuItemSchema } from '../shared/menu-item.ts';
import { parameter, Unreadable } from '../shared/parameter.ts';
import { dateTimeSchema, guidSchema, idSchema } from '../shared/values.ts';

/** Clocks of clients may be ahead of ours. */
const AHEAD_MS = 60_000;
/** RFC 3339; the + of an offset arrives as a space unless escaped. Without an offset it is UTC, like the dates in our answers. */
const MOMENT = /^(\d{4}-\d\d-\d\d)[Tt](\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:[Zz]|[+ ](\d\d:\d\d)|-(\d\d:\d\d))?$/;

/** A moment of the past as ISO 8601 in UTC without zone, six fractional digits. */
export const asOfParameter = parameter(
  'State at this moment, a date-time of RFC 3339 such as 2026-11-21T08:00:15Z.',
  { type: 'string', format: 'date-time' },
  (text) => {
    const [, day = '', time = '', fraction = '', east, west] = MOMENT.exec(text) ?? [];
    const ms = Date.parse(`${day}T${time}${east ? `+${east}` : west ? `-${west}` : 'Z'}`);
    const exists = day !== '' && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
    if (Number.isNaN(ms) || !exists) return new Unreadable('expected a date and time such as 2026-11-21T08:00:15Z');
    if (ms > Date.now() + AHEAD_MS) return new Unreadable('expected a moment of the past');
    return utcText(new Date(ms), fraction);
  },
).optional();

function utcText(moment: Date, fraction: string): string {
  return `${moment.toISOString().slice(0, 19)}.${fraction.slice(0, 6).padEnd(6, '0')}`;
}

const sectionSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Section id.' }),
    name: z.string().meta({ description: 'Section name as the restaurant presents it.' }),
    items: z.array(menuItemSchema).meta({ description: 'Items in the order of the menu.' }),
  })
  .meta({ id: 'Section' });

export const menuQuerySchema = z.object({ asOf: asOfParameter });

export const menuSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Menu id. Each version has its own.', example: 12 }),
    restaurantId: guidSchema.meta({ description: 'Id of the owning restaurant.' }),
    name: z.string().meta({ description: 'Menu name as the restaurant presents it.' }),
    sourceUrl: z.url().meta({ description: 'Address of the document the menu was read from.' }),
    dateUpdated: dateTimeSchema.meta({ description: 'When this version was imported (UTC).' }),
    dateDeleted: dateTimeSchema.nullable().meta({ description: 'When this version was replaced; null on the latest.' }),
    version: z.int().min(1).meta({ description: 'Raised by one with each change by the restaurant.' }),
    previousMenuVersionId: idSchema
      .nullable()
      .meta({ description: 'Id of the version before; null when there is none.' }),
    sections: z.array(sectionSchema),
  })
  .meta({ id: 'Menu' });

export const menuVersionSchema = z
  .strictObject({
    id: idSchema,
    version: z.int().min(1),
    name: z.string(),
    dateUpdated: dateTimeSchema,
    dateDeleted: dateTimeSchema.nullable(),
    previousMenuVersionId: idSchema.nullable(),
  })
  .meta({ id: 'MenuVersion', description: 'One version of a menu.' });

export const menuVersionsSchema = z
  .array(menuVersionSchema)
  .meta({ description: 'All versions of the menu, newest first.' });
