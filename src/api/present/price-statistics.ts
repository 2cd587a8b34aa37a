import type { z } from 'zod';
import type { MonthOfPrices, PriceIndex } from '../../domain/price-index.ts';
import type { priceStatisticsSchema } from '../schemas/price-statistics.ts';

type StatisticsBody = z.output<typeof priceStatisticsSchema>;
type MonthBody = StatisticsBody['courses'][number]['months'][number];

/** @param asked the only course, and the months, both included, as 2026-11 */
export function presentPriceStatistics(
  { takenAt, courses }: PriceIndex,
  asked: { readonly course?: string | undefined; readonly from?: string | undefined; readonly to?: string | undefined },
): StatisticsBody {
  const { course: only, from = '', to = '9999-12' } = asked;
  return {
    currency: 'GBP',
    takenAt,
    courses: courses
      .filter(({ course }) => only === undefined || course === only)
      .map(({ course, months }) => {
        const shown = months.filter(({ month }) => month >= from && month <= to);
        return { course, months: shown.map(presentMonth) };
      }),
  };
}

function presentMonth(of: MonthOfPrices): MonthBody {
  const { month, dishes, lowerQuartile, median, upperQuartile, matched, index } = of;
  return { month, dishes, lowerQuartile, median, upperQuartile, matched, index };
}
