import { hostOf } from './shop.js';

/**
 * The presentations that need more than a page of the provider. Their code is loaded when a channel
 * needs it.
 *
 * @param {HTMLDialogElement} panel where card fields are shown
 * @returns {import('@shop/payments').Presenters}
 */
export function presentersIn(panel) {
  return {
    'hosted-card': async () => {
      const { hostedCard, mountCardFrame } = await import('@shop/payments/hosted-card');
      return hostedCard(async (frame) => {
        const leaving = new AbortController();
        panel.addEventListener('close', () => leaving.abort(), { once: true });
        panel.showModal();
        const outcome = await mountCardFrame({
          frame,
          container: panel,
          title: 'Card payment',
          signal: leaving.signal,
        });
        panel.close();
        return outcome;
      })();
    },
    'gateway-script': async () => {
      const { createScriptLoader, gatewayScript } = await import('@shop/payments/gateway-script');
      const load = createScriptLoader(window);
      const script = { src: `${hostOf('pay')}/gateway/v1.js`, global: 'SandboxGateway' };
      return gatewayScript(() => load(script))();
    },
  };
}
