import { ROLES } from '../../src/db/roles/role-grants.ts';
import type { CommandIo, JsonOption } from './terminal/command-io.ts';
import { withStores } from './with-stores.ts';

/** Migrates the database to the current schema and grants the roles their rights; concurrent calls wait for each other. */
export function migrateDatabase(options: JsonOption & { readonly restored?: boolean }, io: CommandIo): Promise<void> {
  return withStores(async (stores, { config }) => {
    const names = await stores.migrate((waiting) => io.say(`${waiting} waits for tables that are in use`));
    if (options.restored) await stores.resetAfterRestore();
    const refused = await stores.grantRoles(config.rolePasswords);
    if (options.json)
      return io.out(JSON.stringify({ migrations: names, roles: refused === null ? ROLES : [], refused }));
    for (const name of names) io.out(name);
    io.say(names.length === 0 ? 'The database is up to date.' : `${names.length} migrations done.`);
    if (options.restored) io.say('Readers of the change feed start again, and indexers refill their engines.');
    if (refused === null) io.say(`Roles of the processes: ${ROLES.join(', ')}.`);
    else io.say(`The roles ${ROLES.join(', ')} could not be set up: ${refused}. ${WITHOUT_ROLES}`);
  });
}

const WITHOUT_ROLES =
  'Everything works without them, with the account of DATABASE_URL; docs/operations.md has what an administrator can run instead.';
