import { isSlug } from '../../domain/slug.ts';
import { parameter, Unreadable } from './parameter.ts';

export const familyParameter = parameter(
  'Only this dish, wherever it is: a slug of `GET /v1/families`, of facets, or of `fields=family`.',
  { type: 'string', maxLength: 200, example: 'caesar-salad' },
  (text) => {
    const slug = text.trim().toLowerCase();
    return isSlug(slug) && slug.length <= 200 ? slug : new Unreadable('expected a slug, such as caesar-salad');
  },
);
