import { pythonWithHttpx, runPython } from '../test/support/conformance/run-python.ts';
import { behindFront } from '../test/support/conformance/run-suite.ts';
import { startService } from '../test/support/service.ts';
import { withTeardown } from '../test/support/with-teardown.ts';

// Runs the suite of the clients with the Python ones, over a service of its own with the sample menus.
const python = await pythonWithHttpx();
if (python === null) throw new Error('This needs a Python with httpx: PYTHON names it, python3 by default.');
await withTeardown(async (t) => {
  const service = await startService(t, { env: { SAMPLE_DATA: '', TOKEN_RATE_LIMIT_PER_MINUTE: '600' } });
  console.log(await behindFront(service, (address) => runPython(python, address)));
});
