// `npm run lab -- payments`
import { isDeepStrictEqual } from 'node:util';
import { median } from '../../tools/bench/median.mjs';
import { table } from '../../tools/bench/table.mjs';
import { main } from '../../tools/terminal/main.mjs';
import { step } from '../../tools/terminal/step.mjs';
import { bundleSize, loadBundle } from '../bundle.mjs';
import { asBytes, asMilliseconds, asTimes, judge } from '../limits.mjs';
import { ratio, timeInTurn } from '../time-in-turn.mjs';
import { plainLoops } from './plain-loops.mjs';

/** What lists channels and follows a redirect, and after it what also shows them. */
const sdks = {
  '@shop/payments, list and launch': `export { createLauncher, listChannels } from '@shop/payments'`,
  '@shop/payments, with keys, states and watch': `
    export { listChannels } from '@shop/payments';
    export { checkoutBrowser, createCheckout } from '@shop/payments/checkout'`,
  '@adyen/adyen-web, redirect only': `export { AdyenCheckout, Redirect } from '@adyen/adyen-web'`,
  '@xsolla/pay-station-sdk': `export { headlessCheckout } from '@xsolla/pay-station-sdk'`,
  '@bigcommerce/checkout-sdk, essential, offsite': `
    export { createCheckoutService } from '@bigcommerce/checkout-sdk/essential';
    export { createOffsitePaymentStrategy } from '@bigcommerce/checkout-sdk/integrations/offsite'`,
  '@shop/payment-element': `import '@shop/payment-element'`,
  '@adyen/adyen-web, drop-in, redirect only': `export { AdyenCheckout, Dropin, Redirect } from '@adyen/adyen-web'`,
};

/** What our element loads when it is needed: forms of cards, and the texts of a language. */
const onDemand = ['./card-views', '*.json'];
const size = { rounds: 31, iterations: 1, warmUp: 10 };
const first = { price: 4.99, platform: 'web' };
const again = { price: 19.99, platform: 'web' };

const minimums = [0, 0, 0, 1];
const methods = Array.from({ length: 10 }, (_, index) => index);

/**
 * Creates a response with 200 regions × 200 channels × 10 sub-channels. In every tenth channel the
 * usable sub-channels depend on the price.
 */
function largeResponse() {
  const indexes = Array.from({ length: 200 }, (_, index) => index);
  return Object.fromEntries(indexes.map((index) => [`R${index}`, indexes.map(createChannel)]));
}

function createChannel(index) {
  return {
    payway_id: index % 7 === 0 ? '11001' : '10201',
    channel_id: `c${index}`,
    name: `Channel ${index}`,
    icon: index % 20 === 0 ? '' : 'https://images.example/channel.svg',
    // Unsorted, without duplicates: 37 and 200 are coprime.
    sort: (index * 37) % 200,
    min_money: minimums[index % minimums.length],
    max_money: 0,
    description: '',
    open_coupon: false,
    sub_payment: methods.map((method) => ({
      channel_id: `m${method}`,
      name: `Method ${method}`,
      icon: '',
      min_money: index % 10 === 0 && method === 0 ? 10 : 0,
      max_money: method % 3 === 0 ? 500 : 0,
    })),
  };
}

/** Times the first listing of a response, the next one at another price, and plain loops. */
async function timeListing() {
  const code = `export { listChannels } from '@shop/payments'`;
  const { listChannels } = await loadBundle(code, import.meta.dirname);
  const response = largeResponse();
  for (const options of [first, again, first])
    if (!isDeepStrictEqual(listChannels(response, options), plainLoops(response, options)))
      throw new Error(`At price ${options.price} the plain loops return other channels.`);

  let fresh = response;
  // The listing keeps what it found by identity, so that a copy counts as a new response.
  const renew = () => {
    fresh = { ...response };
  };
  return timeInTurn(
    {
      loops: { before: renew, run: () => plainLoops(fresh, first) },
      first: { before: renew, run: () => listChannels(fresh, first) },
      again: {
        before: () => {
          renew();
          listChannels(fresh, first);
        },
        run: () => listChannels(fresh, again),
      },
    },
    size,
  );
}

await main(async () => {
  const sizes = await step('Measuring bundles', () =>
    Promise.all(
      Object.entries(sdks).map(async ([title, code]) => [
        title,
        asBytes(await bundleSize(code, import.meta.dirname, onDemand)),
      ]),
    ),
  );
  const times = await step('Timing the listing', timeListing);
  console.log(`\n${table(sizes).join('\n')}`);
  const again = `again at another price (${asTimes(ratio(times, 'again', 'loops'))} the loops)`;
  return judge([
    ['listing, × plain loops', ratio(times, 'first', 'loops'), 1, asTimes],
    [again, median(times['again'] ?? []), 3, asMilliseconds],
  ]);
});
