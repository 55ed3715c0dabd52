// The first page of docs/guides/sell-with-payments.md, as a team with TypeScript writes it.
import {
  type Answer,
  type Call,
  type ContentOf,
  calls,
  obfuscateCredential,
  readAnswer,
} from '@shop/contract';
import { listChannels } from '@shop/payments';
import { type CheckoutOrder, checkoutBrowser, createCheckout } from '@shop/payments/checkout';

const hidden = (text: string): string => obfuscateCredential(text, () => '0a1');
const account = { username: hidden('nova-player'), password: hidden('play-nova') };
const game = { client_id: '510001', domain_area: 'universal', platform: 'web' } as const;
const goods = { product_id: '510001-gems-300', server_id: 's1', role_id: '51000111' };
const visit = { did: 'browser', session_id: 'visit', session_time: 1 };
const wish = { areaId: 'am', game_channel_id: '1', bcp47_lang: 'en' } as const;
const order: Omit<CheckoutOrder, 'country'> = {
  ...{ ...game, ...goods, ...visit, ...wish },
  traffic_source: 'other',
};
let token = {};

async function ask<C extends Call>(call: C, params: object): Promise<Answer<ContentOf<C>>> {
  const query = new URLSearchParams({ ...params, ...token, spec_lang: 'en' });
  const answer = await fetch(`http://api.localhost:4000${call.path}?${query.toString()}`);
  return readAnswer(call, await answer.json());
}

/** Sells to the test player. */
export async function sell(): Promise<void> {
  const signedIn = await ask(calls.login, { ...game, ...account });
  if (signedIn.kind !== 'content') throw new Error('The sign-in failed.');
  const { content: player } = signedIn;
  token = { oauth_token: player.oauth_token };
  const checkout = createCheckout({
    player: player.suid,
    browser: checkoutBrowser(window),
    linkHosts: ['pay.localhost'],
    createOrder: async (name, params) => {
      const answer = await ask(calls[name], params);
      if (answer.kind === 'refused') return answer;
      if (answer.kind === 'malformed') return { kind: 'unknown' };
      const { billing_no, url, status } = answer.content;
      return { kind: 'created', billing_no, url, repeated: status === 10 };
    },
    readOrder: async (billing_no) => {
      const answer = await ask(calls.orderInfo, { billing_no });
      return answer.kind === 'content' ? answer.content : null;
    },
  });
  checkout.subscribe(() => {
    const state = checkout.current();
    document.title = state.status === 'placed' ? state.billingNo : state.status;
  });
  const listed = await ask(calls.channelList, { ...game, ...goods });
  if (listed.kind !== 'content') throw new Error('The channels could not be loaded.');
  for (const { region, channels } of listChannels(listed.content, { price: 4.99, platform: 'web' }))
    for (const channel of channels) {
      const button = document.body.appendChild(document.createElement('button'));
      button.onclick = () => void checkout.buy(channel, { ...order, country: region });
    }
}
