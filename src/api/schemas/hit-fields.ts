import { nearest } from '../../lib/nearest.ts';
import { HIT_FIELDS, type HitField } from './item-search-hit.ts';
import { parameter, Unreadable } from './parameter.ts';

export const hitFieldsParameter = parameter(
  'What each hit is to hold, separated by commas: these fields alone, those of the item in menuItem. menuItem stands for all of them, id is the same through all versions of the menu, distance is there with near.',
  { type: 'array', items: { type: 'string', enum: [...HIT_FIELDS] }, examples: [['id', 'name', 'price']] },
  readFields,
);

function readFields(text: string): readonly HitField[] | Unreadable {
  const fields = new Set<HitField>();
  for (const word of text.split(',').map((part) => part.trim())) {
    const field = HIT_FIELDS.find((one) => one === word);
    if (field === undefined) {
      const meant = nearest(word, HIT_FIELDS);
      const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
      return new Unreadable(`"${word.slice(0, 60)}" is no field of a hit.${hint} Known: ${HIT_FIELDS.join(', ')}.`);
    }
    fields.add(field);
  }
  return [...fields];
}
