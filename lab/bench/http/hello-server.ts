/** Reference servers: answer the same small JSON to everything, over node:http or over Koa. Argument: node or koa. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';

const HELLO = Buffer.from('{"hello":"world"}');

const bare: RequestListener = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': HELLO.length }).end(HELLO);
};

function koa(): RequestListener {
  const app = new Koa();
  app.use((ctx) => {
    ctx.type = 'application/json';
    ctx.body = HELLO;
  });
  return app.callback();
}

const server = createServer(process.argv[2] === 'koa' ? koa() : bare);
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));
