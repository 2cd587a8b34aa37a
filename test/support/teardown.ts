import type { TestFn } from 'ava';

/** Takes what is to be undone at the end of a test, of all tests of a file, or of a script. The `t` of a test is one. */
export interface Teardown {
  teardown(end: () => unknown): void;
}

/** Remembers what is to be undone. */
export interface Teardowns extends Teardown {
  /**
   * Undoes everything, the last first, also what is added meanwhile, and goes on where something cannot be undone.
   * @throws what was thrown, as an AggregateError where it was more than one
   */
  undo(): Promise<void>;
}

/** With nothing to undo as yet; whoever makes it calls `undo` in the end. */
export function createTeardowns(): Teardowns {
  const ends: (() => unknown)[] = [];
  return {
    teardown: (end) => void ends.push(end),
    async undo() {
      const failures: unknown[] = [];
      for (let end = ends.pop(); end; end = ends.pop()) {
        try {
          await end();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 1) throw new AggregateError(failures, `${failures.length} things could not be undone`);
      if (failures.length === 1) throw failures[0];
    },
  };
}

/** For what several tests of a file share: it is undone after the last of them. */
export function afterAll(test: TestFn): Teardown {
  const teardowns = createTeardowns();
  test.after.always(() => teardowns.undo());
  return teardowns;
}
