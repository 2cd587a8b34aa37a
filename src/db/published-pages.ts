import type { PublishedPages, PublishedRestaurant } from '../ports/published-pages.ts';
import type { Database } from './open-database.ts';
import { oneRow, rows } from './rows.ts';

/** The GUID that begins with these digits and goes on with this one. */
const filled = (digits: string, digit: '0' | 'f') =>
  [digits.padEnd(8, digit), ...[4, 4, 4, 12].map((length) => digit.repeat(length))].join('-');

/** Pages of restaurants and menus in PostgreSQL. */
export function createPublishedPages(db: Database): PublishedPages {
  return {
    async count() {
      const { count } = await oneRow<{ count: number }>(
        db,
        'select (select count(*) from restaurants) + (select count(*) from menus where date_deleted is null) as count',
      );
      return count;
    },
    beginning: (digits) =>
      rows<PublishedRestaurant>(
        db,
        `select r.id, coalesce(json_agg(json_build_object('id', m.id, 'changed', to_char(m.date_updated, 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
             order by m.id) filter (where m.id is not null), '[]') as menus
         from restaurants r left join menus m on m.restaurant_id = r.id and m.date_deleted is null
         where r.id between ? and ? group by r.id order by r.id`,
        [filled(digits, '0'), filled(digits, 'f')],
      ),
  };
}
