import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { withStores } from './with-stores.ts';

/** Brings the database to the current schema; several calls at once wait for each other. */
export function migrateDatabase(options: { readonly json?: boolean }, io: CommandIo): Promise<ExitCode> {
  return withStores(async (stores) => {
    const names = await stores.migrate();
    if (options.json) io.out(JSON.stringify({ migrations: names }));
    else for (const name of names) io.out(name);
    io.say(names.length === 0 ? 'The database is up to date.' : `${names.length} migrations done.`);
    return EXIT.done;
  });
}
