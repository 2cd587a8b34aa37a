import { ALLERGEN_CERTAINTIES } from '../../ports/search/queries.ts';
import { parameter, Unreadable } from './parameter.ts';

export const allergenCertaintyParameter = parameter(
  'How sure it must be that an excluded allergen is absent, whether excludeAllergens or the words of the search exclude it. stated: the restaurant says so, or every ingredient is known. likely: that, or a calibrated estimate says so; GET /v1/allergens has its error for each allergen. any: all that is not known to contain it.',
  { type: 'string', enum: [...ALLERGEN_CERTAINTIES], default: 'stated' },
  (text) =>
    ALLERGEN_CERTAINTIES.find((certainty) => certainty === text) ??
    new Unreadable(`expected one of ${ALLERGEN_CERTAINTIES.join(', ')}`),
);
