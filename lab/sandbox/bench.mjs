// `npm run lab -- sandbox`
import { parseArgs } from 'node:util';
import { startSandboxServer } from '../../tools/bench/sandbox-server.mjs';
import { wholeNumber } from '../../tools/bench/whole-number.mjs';
import { build } from '../../tools/start/build.mjs';
import { main } from '../../tools/terminal/main.mjs';
import { repository } from '../../tools/terminal/repository.mjs';
import { step } from '../../tools/terminal/step.mjs';
import { embeddedDatabase } from '../torture/database.mjs';
import { purchasesIn, runLoad } from './load.mjs';
import { fillWithOrders } from './orders.mjs';

await main(async () => {
  const text = (value) => ({ type: 'string', default: value });
  const { values } = parseArgs({ options: { seconds: text('30'), orders: text('100000') } });
  const seconds = wholeNumber('seconds', values.seconds);
  const orders = Math.max(wholeNumber('orders', values.orders), purchasesIn(seconds));
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
