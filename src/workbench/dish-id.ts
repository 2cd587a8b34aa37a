import { createHash } from 'node:crypto';

export interface DishPlace {
  readonly menu: string;
  readonly section: string;
  readonly item: string;
}

/** The id of a dish on the page of its source, for links from the worklist; stable in later versions. */
export function dishId({ menu, section, item }: DishPlace): string {
  const digest = createHash('sha256').update([menu, section, item].join('\n')).digest('hex');
  return `dish-${digest.slice(0, 12)}`;
}

/** Ids for the dishes of a page; repeated names in a section get different ids. */
export function dishIds(): (place: DishPlace) => string {
  const seen = new Map<string, number>();
  return (place) => {
    const id = dishId(place);
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}
