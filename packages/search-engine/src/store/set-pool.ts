import type { BitSet } from '../bit-set.ts';

/** Sets kept after a search for the next one: making and dropping them each time would cost more than their use. */
const MOST_KEPT_WORDS = 1_000_000;

/** Lends empty sets of one width; all go back at once when the next search begins. */
export class SetPool {
  private readonly sets: BitSet[] = [];
  private width = 0;
  private lent = 0;

  readonly take = (): BitSet => {
    const kept = this.sets[this.lent++];
    if (kept) return kept.fill(0);
    const set = new Uint32Array(this.width);
    if (this.lent * this.width <= MOST_KEPT_WORDS) this.sets.push(set);
    return set;
  };

  /** Every set lent so far may be lent again. */
  release(): void {
    this.lent = 0;
  }

  reset(width: number): void {
    if (width !== this.width) this.sets.length = 0;
    this.width = width;
    this.lent = 0;
  }
}
