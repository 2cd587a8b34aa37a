import { z } from 'zod';
import { notAWebsite, toWebsite } from '../domain/website.ts';

/** The website of a restaurant in a file: an address, or nothing. */
export const website = z.string().transform((given, context) => {
  const address = toWebsite(given);
  if (address !== null) return address;
  context.addIssue({ code: 'custom', message: notAWebsite(given) });
  return z.NEVER;
});
