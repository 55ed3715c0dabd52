// `npm run lab -- sandbox`
import { parseArgs } from 'node:util';
import { startSandboxServer } from '../../tools/bench/sandbox-server.mjs';
import { build } from '../../tools/start/build.mjs';
import { main } from '../../tools/terminal/main.mjs';
import { PlainFailure } from '../../tools/terminal/plain-failure.mjs';
import { repository } from '../../tools/terminal/repository.mjs';
import { step } from '../../tools/terminal/step.mjs';
import { embeddedDatabase } from '../torture/database.mjs';
import { purchasesIn, runLoad } from './load.mjs';
import { fillWithOrders } from './orders.mjs';

function count(name, text, max) {
  const number = Number(text);
  if (number >= 1 && number <= max) return number;
  throw new PlainFailure(`--${name} must be a number from 1 to ${max}, not "${text}".`);
}

await main(async () => {
  const text = (value) => ({ type: 'string', default: value });
  const { values } = parseArgs({ options: { seconds: text('30'), orders: text('100000') } });
  const seconds = count('seconds', values.seconds, 3_600);
  const orders = Math.max(count('orders', values.orders, 1_000_000), purchasesIn(seconds));
  await step('Building the sandbox', () => build(repository, ['@shop/sandbox']));

  const sandbox = await startSandboxServer();
  const database = embeddedDatabase(sandbox.data);
  try {
    const nextRead = await step(`Filling the tables with ${orders} orders`, () =>
      database.connect((client) => fillWithOrders(client, orders)),
    );
    return (await runLoad(sandbox, nextRead, seconds)) ? 0 : 1;
  } finally {
    await sandbox.stop();
    database.remove();
  }
});
