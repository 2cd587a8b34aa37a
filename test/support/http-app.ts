import type Koa from 'koa';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createHttpApp, type HttpAppOptions } from '../../src/http/create-http-app.ts';

/** What every service of ours is made of, without routes; give the options that the test is about. */
export function httpApp(options: Partial<HttpAppOptions> = {}): Koa {
  return createHttpApp({
    ...{ service: 'test', problemBase: 'http://menus.example', corsOrigins: '*' },
    ...{ logger: pino({ level: 'silent' }), registry: new Registry() },
    ...options,
  });
}
