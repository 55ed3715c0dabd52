import { readSettings } from './start/settings';
import { errorText, StartError } from './start/errors';
import { type RunningSandbox, startSandbox } from './start/start-sandbox';

function stopOnSignals(sandbox: RunningSandbox): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // A second signal ends the process immediately.
      if (isStopping) process.exit(1);
      isStopping = true;
      sandbox.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(errorText(error));
          process.exit(1);
        },
      );
    });
}

try {
  const sandbox = await startSandbox(readSettings(process.env));
  stopOnSignals(sandbox);
  console.log(`Sandbox ready\nConsole: ${sandbox.services.addresses.console}/`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
