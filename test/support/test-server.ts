/** Variable with the address of the test runner's server, for the workers. */
export const TEST_SERVER_URL = 'TEST_SERVER_URL';
/** The migrated database that is copied for every test. */
export const TEMPLATE = 'menus_template';

/** The same server, another database. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export function testServerUrl(): string {
  const url = process.env[TEST_SERVER_URL];
  if (!url) throw new Error('tests that need a database run through npm test [-- FILES]');
  return url;
}
