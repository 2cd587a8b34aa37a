import { z } from 'zod';
import { ALL_COURSES } from '../../domain/price-index.ts';
import { COURSES } from '../../ports/search/queries.ts';
import { parameter, Unreadable } from './parameter.ts';

const KINDS = [ALL_COURSES, ...COURSES] as const;

const monthParameter = (description: string) =>
  parameter(description, { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' }, (text) =>
    /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : new Unreadable('expected a month such as 2026-11'),
  ).optional();

export const priceStatisticsQuerySchema = z.object({
  course: parameter('Only this course.', { type: 'string', enum: [...KINDS] }, (text) => {
    const known = KINDS.find((kind) => kind === text.trim().toLowerCase());
    return known ?? new Unreadable(`expected one of ${KINDS.join(', ')}`);
  }).optional(),
  from: monthParameter('Only from this month on.'),
  to: monthParameter('Only up to this month.'),
});

const pounds = z.number().min(0).nullable();

export const priceStatisticsSchema = z
  .strictObject({
    currency: z.literal('GBP'),
    takenAt: z.string().meta({ description: 'The moment at which the month under way is looked at (UTC).' }),
    courses: z.array(
      z
        .strictObject({
          course: z.string().meta({ description: `One of ${KINDS.join(', ')}.`, example: 'mains' }),
          months: z.array(
            z
              .strictObject({
                month: z.string().regex(/^\d{4}-\d\d$/),
                dishes: z.int().min(0).meta({ description: 'Dishes with a known price at the end of the month.' }),
                lowerQuartile: pounds,
                median: pounds,
                upperQuartile: pounds,
                matched: z.int().min(0).meta({ description: 'Dishes with a price in the month before too.' }),
                index: z
                  .number()
                  .min(0)
                  .meta({ description: 'Matched-model price index (Jevons, chained), 100 in the first month of all.' }),
              })
              .meta({ id: 'MonthOfPrices' }),
          ),
        })
        .meta({ id: 'CourseOfPrices' }),
    ),
  })
  .meta({ id: 'PriceStatistics' });
