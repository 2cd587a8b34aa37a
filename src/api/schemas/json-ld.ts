import { z } from 'zod';

export const LD_TYPE = 'application/ld+json';

/** Linked data in the terms of schema.org (JSON-LD 1.1). */
export const jsonLdSchema = z
  .looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string(), '@id': z.url() })
  .meta({ id: 'LinkedData', description: 'In terms of schema.org, by Accept: application/ld+json.' });
