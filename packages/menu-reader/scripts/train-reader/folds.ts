import { createHash } from 'node:crypto';

export const FOLDS = 5;

/** The fold of a restaurant, by a hash of its repository or, for drawn pages, of its id. */
export const foldOf = (group: string): number =>
  (createHash('sha256').update(`fold ${group}`).digest()[0] ?? 0) % FOLDS;

/** Set aside for the last figure: the first byte of the SHA-256 of the group is divisible by 5. */
export const isSetAside = (group: string): boolean => (createHash('sha256').update(group).digest()[0] ?? 1) % 5 === 0;
