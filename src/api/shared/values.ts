import 'zod-openapi';
import { z } from 'zod';
import { GUID } from '../../domain/guid.ts';

export const guidSchema = z
  .string()
  .regex(GUID)
  .meta({ description: 'GUID.', example: '3f2b8c1e-6f0a-5d3c-9a51-7c0b6f1f4e2d', override: { format: 'uuid' } });

export const idSchema = z.int().min(1).max(2_147_483_647);

export const itemIdSchema = z
  .string()
  .regex(/^item_[0-9a-f]{20}$/)
  .meta({
    description: 'Id of the dish, the same through all versions of its menu; made of menu, section and name.',
    example: 'item_0b1f4e2d7c3a5d9e8f60',
  });

export const familySchema = z.string().meta({
  description: 'Slug of the family of the dish, the same at other restaurants.',
  example: 'caesar-salad',
});

export const distanceSchema = z.number().meta({ description: 'Metres from what is near, rounded to 10.' });

export const dateTimeSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/)
  .meta({
    description: 'ISO 8601 date and time in UTC, six fractional digits, no zone offset.',
    example: '2026-11-21T08:00:15.123456',
  });
