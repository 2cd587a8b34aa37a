import { UsageError } from '../../src/domain/errors.ts';
import { readDemoClient } from '../demo-client.ts';
import type { CommandIo, JsonOption } from '../terminal/command-io.ts';
import { commandContext } from './command-context.ts';
import { requestDemoToken } from './demo-token.ts';

/** Prints an access token of the demo client. */
export async function printToken(options: JsonOption, io: CommandIo): Promise<void> {
  const { config } = commandContext();
  const demo = await readDemoClient(config.dataDir);
  if (!demo) {
    throw new UsageError(
      `${config.dataDir} holds no demo client: run \`menus start\` first, or set DATA_DIR to its data folder`,
    );
  }
  const answer = await requestDemoToken(demo);
  io.out(options.json ? JSON.stringify(answer) : answer.access_token);
}
