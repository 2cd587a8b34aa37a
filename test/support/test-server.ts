/** Variable in which the test runner names its server to the workers. */
export const TEST_SERVER_URL = 'TEST_SERVER_URL';
/** The migrated database of which every test gets a copy. */
export const TEMPLATE = 'menus_template';

/** The same server, another database. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Address of the runner's server, in a worker. */
export function testServerUrl(): string {
  const url = process.env[TEST_SERVER_URL];
  if (!url)
    throw new Error('tests that need a database run through npm test, or node build/test/support/run-tests.js [FILES]');
  return url;
}
