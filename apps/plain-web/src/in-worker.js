import { createLauncher, listChannels } from '@shop/payments';

/** @type {import('@shop/contract').Channel} */
const channel = {
  payway_id: '10201',
  channel_id: '',
  name: 'Wallet',
  icon: '/wallet.svg',
  sort: 1,
  min_money: 1,
  max_money: 100,
  description: '',
  open_coupon: false,
  sub_payment: [],
};

/**
 * Lists a channel and pays through it without a document and a window: in a web worker, and in a
 * worker thread of Node.
 *
 * @returns {Promise<{ listed: string[], asked: string, kind: string, sentTo: string }>}
 */
export async function payInWorker() {
  const regions = listChannels(
    { GLOBAL: [channel], US: [{ ...channel, min_money: 50 }] },
    { price: 4.99, platform: 'web' },
  );
  let [asked, sentTo] = ['', ''];
  const launcher = createLauncher({
    createOrder: async (call) => {
      asked = call;
      const url = 'https://www.paypal.com/pay';
      return { kind: 'created', billing_no: '1', url, repeated: false };
    },
    openWindow: () => ({
      opener: null,
      location: { replace: (url) => (sentTo = url) },
      close: () => undefined,
    }),
  });
  const result = await launcher.launch(channel, {
    ...{ client_id: '1', server_id: 's1', role_id: '1', platform: 'web', product_id: '1' },
    ...{ domain_area: 'universal', game_channel_id: '1', bcp47_lang: 'en', country: 'GLOBAL' },
    ...{ did: '1', session_id: '1', session_time: 1, traffic_source: 'other' },
  });
  return { listed: regions.map(({ region }) => region), asked, kind: result.kind, sentTo };
}
