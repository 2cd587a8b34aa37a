import test from 'ava';
import { runProgram } from '../../../src/db/embedded-postgres/run-program.ts';

test('a program that fails says so with all that it printed, and one that is not there is named', async (t) => {
  const node = (code: string) => runProgram(process.execPath, ['-e', code], null);
  await t.notThrowsAsync(node('console.log("fine")'));
  await t.throwsAsync(node('console.log("out"); console.error("of order"); process.exitCode = 3'), {
    message: /failed \(3\):\n(?=.*out)(?=.*of order)/s,
  });
  await t.throwsAsync(node('process.kill(process.pid, "SIGKILL")'), { message: /failed \(SIGKILL\)/ });
  await t.throwsAsync(runProgram('/nowhere/initdb', [], null), { message: /^\/nowhere\/initdb cannot be run: / });
});
