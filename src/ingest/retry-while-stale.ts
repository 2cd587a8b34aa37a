import { ServiceError } from '../domain/errors.ts';

/**
 * Retries work refused because of a concurrent decision or fetch.
 * @param code of the refusal
 * @param attempts in all; few people decide about one restaurant, so more refusals are a fault
 * @throws other errors of the work, or the last refusal
 */
export async function retryWhileStale<T>(code: string, attempts: number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isStale = error instanceof ServiceError && error.code === code;
      if (!isStale || attempt === attempts) throw error;
    }
  }
}
