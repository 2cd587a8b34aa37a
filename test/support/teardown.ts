import type { TestFn } from 'ava';

/** Registers functions to run at the end of a test, of all tests of a file, or of a script. The `t` of a test is one. */
export interface Teardown {
  teardown(end: () => unknown): void;
}

export interface Teardowns extends Teardown {
  /**
   * Runs everything in reverse order, including what is added meanwhile, and continues after failures.
   * @throws errors of the functions, as an AggregateError if there are several
   */
  undo(): Promise<void>;
}

/** Empty at first; its creator calls `undo` in the end. */
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

/** For things shared by several tests of a file: undone after the last of them. */
export function afterAll(test: TestFn): Teardown {
  const teardowns = createTeardowns();
  test.after.always(() => teardowns.undo());
  return teardowns;
}
