import { createHash } from 'node:crypto';

export const firstByte = (text: string): number => createHash('sha256').update(text).digest()[0] ?? 0;

/** Fold of a restaurant, from 0, by a hash of its repository: all documents of one are in one fold. */
export const foldOf = (restaurant: string, folds: number): number => firstByte(`fold ${restaurant}`) % folds;

/** True for the final held-out set: the first byte of the SHA-256 of the repository is divisible by 5. */
export const isRestaurantHeldOut = (restaurant: string): boolean => firstByte(restaurant) % 5 === 0;
