import { allergensSchema } from '../schemas/allergens.ts';
import { metaSchema } from '../schemas/meta.ts';
import { qualityPageSchema, qualityQuerySchema } from '../schemas/quality.ts';
import type { Operation } from './operation.ts';

/** What there is to know about the data. */
export const REFERENCE: readonly Operation[] = [
  {
    id: 'getQuality',
    tag: 'Reference',
    path: '/v1/quality',
    summary: 'See how good the data is',
    description:
      'Restaurant by restaurant: values that contradict each other (a vegan dish with milk, a price unlike its section, a dish that stands twice), sources that were not looked at for long, and what a person has yet to look at.',
    query: qualityQuerySchema,
    exampleQuery: 'limit=5',
    response: qualityPageSchema,
    paged: true,
  },
  {
    id: 'listAllergens',
    tag: 'Reference',
    path: '/v1/allergens',
    summary: 'List the allergens',
    description:
      'The allergens of UK food law, with the codes and words that filters understand, and how often allergenCertainty=likely is wrong about each.',
    response: allergensSchema,
  },
  {
    id: 'getMeta',
    tag: 'Reference',
    path: '/v1/meta',
    summary: 'Read units and special values',
    description: 'Currency, units and time zone, and what 0, null, "" and "-" mean.',
    response: metaSchema,
  },
];
