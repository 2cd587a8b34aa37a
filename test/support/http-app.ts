import type Koa from 'koa';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createHttpApp, type HttpAppOptions } from '../../src/http/create-http-app.ts';

/** An app with our middleware, without routes; give the options under test. */
export function httpApp(options: Partial<HttpAppOptions> = {}): Koa {
  return createHttpApp({
    ...{ service: 'test', problemBase: 'http://menus.example', corsOrigins: '*' },
    ...{ logger: pino({ level: 'silent' }), registry: new Registry() },
    ...options,
  });
}
