import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { PROGRAM } from '../run-menus.ts';
import type { Service } from '../service.ts';
import { judge } from './judge.ts';
import { QUESTIONS } from './questions.ts';

const WHO = { name: 'test', version: '1' };

/** The official client over streamable HTTP. */
export async function overHttp(service: Service, options: ClientOptions = {}): Promise<Client> {
  const client = new Client(WHO, options);
  const headers = { Authorization: `Bearer ${await service.token()}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${service.baseUrl}/mcp`), { requestInit: { headers } }),
  );
  return client;
}

/** The official client over the streams of `menus mcp`. */
export async function overStdio(service: Service): Promise<Client> {
  const client = new Client(WHO);
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: service.dataDir };
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [PROGRAM, 'mcp'], env }));
  return client;
}

/** Faults of the answers to the questions, in order. */
export async function askAll(client: Client, ids: ReadonlyMap<string, number>): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const question of QUESTIONS) {
    const [name, { menuId, ...rest }] = question.call;
    const given = typeof menuId === 'string' ? { ...rest, menuId: ids.get(menuId) ?? menuId } : rest;
    const { isError = false, content } = await client.callTool({ name, arguments: given });
    const [told] = content;
    const fault = judge(question, { isError, text: told?.type === 'text' ? told.text : '' });
    if (fault !== null) wrong.push(`${question.question} ${fault}`);
  }
  return wrong;
}
