import { runProgram } from '@menu-data-service/embedded-postgres/run-program';
import test from 'ava';

test('a failing program shows all its output, and a missing one is named', async (t) => {
  const node = (code: string) => runProgram(process.execPath, ['-e', code], null);
  await t.notThrowsAsync(node('console.log("fine")'));
  await t.throwsAsync(node('console.log("out"); console.error("of order"); process.exitCode = 3'), {
    message: /failed \(3\):\n(?=.*out)(?=.*of order)/s,
  });
  await t.throwsAsync(node('process.kill(process.pid, "SIGKILL")'), { message: /failed \(SIGKILL\)/ });
  await t.throwsAsync(runProgram('/nowhere/initdb', [], null), { message: /^\/nowhere\/initdb cannot be run: / });
});
