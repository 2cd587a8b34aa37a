import type { BitSet } from '../bit-set.ts';

/** Sets kept after a search for the next one: allocating them each time would cost more than their use. */
const MAX_KEPT_WORDS = 1_000_000;

/** Lends empty sets of one width; all return at once when the next search begins. */
export class SetPool {
  private readonly sets: BitSet[] = [];
  private width = 0;
  private lent = 0;

  readonly take = (): BitSet => {
    const kept = this.sets[this.lent++];
    if (kept) return kept.fill(0);
    const set = new Uint32Array(this.width);
    if (this.lent * this.width <= MAX_KEPT_WORDS) this.sets.push(set);
    return set;
  };

  release(): void {
    this.lent = 0;
  }

  reset(width: number): void {
    if (width !== this.width) this.sets.length = 0;
    this.width = width;
    this.lent = 0;
  }
}
