import { readEnvironment } from './start/environment';
import { errorText } from './start/error-text';
import { StartError } from './start/start-error';
import { type RunningHouse, startHouse } from './start/start-house';

function stopOnSignals(house: RunningHouse): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // A second signal means: now.
      if (isStopping) process.exit(1);
      isStopping = true;
      house.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(errorText(error));
          process.exit(1);
        },
      );
    });
}

try {
  const house = await startHouse(readEnvironment(process.env));
  stopOnSignals(house);
  console.log(`Sandbox ready\nConsole: ${house.services.addresses.console}/`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
