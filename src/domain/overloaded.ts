import { ServiceError } from './errors.ts';

/** 503 for what would only queue. One for all: such answers come in thousands, and making an error with its stack costs more than they do. */
export const OVERLOADED = new ServiceError(
  503,
  'overloaded',
  'More requests arrive than can be answered. Try again shortly.',
  { headers: { 'Retry-After': '1' } },
);
