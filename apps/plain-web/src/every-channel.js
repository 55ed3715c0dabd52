import { calls, obfuscateCredential } from '@shop/contract';
import { createLauncher } from '@shop/payments';
import { createScriptLoader, gatewayScript } from '@shop/payments/gateway-script';
import { hostedCard } from '@shop/payments/hosted-card';
import { inGameCard } from '@shop/payments/in-game-card';
import { keepToken, request } from './api.js';
import { createOrderAt } from './back-end.js';
import { hostOf } from './shop.js';

const loadScript = createScriptLoader(window);

/**
 * Pays through any channel, for the test of the requests of each channel. Records windows and card
 * fields instead of opening them.
 *
 * @param {import('@shop/payments').ChannelId} channel
 * @param {import('@shop/payments').Order} order
 * @param {{ number: string, password: string } | null} prepaidCard
 * @returns {Promise<{ kind: string, shownAt: string }>}
 */
export async function launchAny(channel, order, prepaidCard) {
  let shownAt = '';
  const launcher = createLauncher({
    createOrder: createOrderAt(hostOf('api')),
    openWindow: () => ({
      opener: null,
      location: { replace: (url) => (shownAt = url) },
      close: () => undefined,
    }),
    linkHosts: ['pay.localhost', 'cards.localhost'],
    presenters: {
      'hosted-card': hostedCard(async ({ url }) => {
        shownAt = url;
        return 'done';
      }),
      'gateway-script': gatewayScript(() =>
        loadScript({ src: `${hostOf('pay')}/gateway/v1.js`, global: 'SandboxGateway' }),
      ),
      'in-game-card': inGameCard(async () => prepaidCard),
    },
  });
  const { kind } = await launcher.launch(channel, order);
  return { kind, shownAt };
}

/**
 * Signs a player in to a game.
 *
 * @param {{ client_id: string, username: string, password: string }} player
 */
export async function signIn({ client_id, username, password }) {
  const obfuscated = (/** @type {string} */ text) => obfuscateCredential(text, () => '000');
  const params = { client_id, username: obfuscated(username), password: obfuscated(password) };
  const answer = await request(calls.login, params, hostOf('api'));
  if (answer.kind === 'content') keepToken(answer.content.oauth_token);
  return answer.kind;
}
