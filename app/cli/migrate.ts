import { prepareJobs } from '../../ingest/sources/prepare-jobs.ts';
import { ROLES } from '../../src/db/roles/role-grants.ts';
import type { CommandIo, JsonOption } from '../terminal/command-io.ts';
import { withStores } from './with-stores.ts';

/** Brings the database to the current schema and gives the roles their rights; several calls at once wait for each other. */
export function migrateDatabase(options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async (stores) => {
    const names = await stores.migrate();
    await prepareJobs(stores.openJobPool);
    const refused = await stores.grantRoles();
    if (options.json)
      return io.out(JSON.stringify({ migrations: names, roles: refused === null ? ROLES : [], refused }));
    for (const name of names) io.out(name);
    io.say(names.length === 0 ? 'The database is up to date.' : `${names.length} migrations done.`);
    if (refused === null) io.say(`Roles of the processes: ${ROLES.join(', ')}.`);
    else io.say(`The roles ${ROLES.join(', ')} could not be set up: ${refused}. ${WITHOUT_ROLES}`);
  });
}

const WITHOUT_ROLES =
  'Everything works without them, with the account of DATABASE_URL; docs/operations.md has what an administrator can run instead.';
