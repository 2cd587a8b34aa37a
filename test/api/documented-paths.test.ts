import test from 'ava';
import { Registry } from 'prom-client';
import { v1Routes } from '../../src/api/create-api.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import type { ApiDeps } from '../../src/api/shared/api-deps.ts';
import { createDataHeaders } from '../../src/api/shared/data-headers.ts';

/** Enough to set up the routes; no request is answered. */
const deps = { activeMenus: { onChange: () => undefined }, registry: new Registry() } as unknown as ApiDeps;

test('every route is documented, and every documented operation has a route', (t) => {
  const data = createDataHeaders('https://menus.example', '*');
  const { stack } = v1Routes(deps, { data, database: (work) => work(() => new AbortController().signal) });
  const routes = stack.flatMap(({ methods, path }) =>
    methods.map((method) => `${method} ${String(path).replace(/:(\w+)/g, '{$1}')}`),
  );
  const documented = OPERATIONS.flatMap(({ path }) => [`GET ${path}`, `HEAD ${path}`]);
  t.deepEqual(routes.toSorted(), documented.toSorted());
});
