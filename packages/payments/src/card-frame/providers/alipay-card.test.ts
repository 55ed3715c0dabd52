// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { aCardStage } from '../../testing/a-card-stage';
import { alipayCardFrame } from './alipay-card';

interface Options {
  readonly environment: string;
  readonly locale: string;
  readonly onEventCallback: (event: unknown) => void;
}

/** The library as far as its declarations say: a class with a method that shows the fields. */
function aLibrary() {
  const made: Options[] = [];
  const mounted: unknown[] = [];
  class AMSCashierPayment {
    constructor(options: Options) {
      made.push(options);
    }
    async mountComponent(session: unknown, selector: string): Promise<void> {
      mounted.push([session, selector]);
    }
  }
  return { library: AMSCashierPayment, made, mounted };
}

function container(): HTMLElement {
  const element = document.createElement('main');
  element.id = 'card-fields';
  return element;
}

describe('the wallet’s card fields', () => {
  it('are shown with the order’s session, in the place they are given', async () => {
    const { library, made, mounted } = aLibrary();
    const { stage, said } = aCardStage(container(), library);
    await alipayCardFrame.mount(stage);
    expect(made).toMatchObject([{ environment: 'sandbox', locale: 'zh_TW' }]);
    const session = { sessionData: 'session-of-the-order', notRedirectAfterComplete: true };
    expect(mounted).toEqual([[session, '#card-fields']]);
    expect(said).toEqual(['ready']);
  });

  it('are the real ones in production', async () => {
    const { library, made } = aLibrary();
    const { stage } = aCardStage(container(), library, { environment: 'production' });
    await alipayCardFrame.mount(stage);
    expect(made).toMatchObject([{ environment: 'prod' }]);
  });

  it.each([
    ['SDK_PAYMENT_SUCCESSFUL', ['ready', 'done']],
    ['SDK_PAYMENT_PROCESSING', ['ready', 'done']],
    ['SDK_PAYMENT_FAIL', ['ready', 'done']],
    ['SDK_PAYMENT_ERROR', ['ready', 'done']],
    ['SDK_PAYMENT_CANCEL', ['ready', 'cancelled']],
    ['SDK_CREATECOMPONENT_ERROR', ['ready', 'load-failed']],
    ['SDK_LAUNCH_PAYMENT_APP_ERROR', ['ready', 'load-failed']],
    ['SDK_INIT_PARAMETER_ERROR', ['ready', 'load-failed']],
    ['SDK_INTERNAL_ERROR', ['ready', 'load-failed']],
    ['SDK_END_OF_LOADING', ['ready', 'ready']],
    ['SDK_START_OF_LOADING', ['ready']],
    ['SDK_OF_TOMORROW', ['ready']],
  ])('mean by %s: %j', async (code, meaning) => {
    const { library, made } = aLibrary();
    const { stage, said } = aCardStage(container(), library);
    await alipayCardFrame.mount(stage);
    made[0]?.onEventCallback({ code });
    expect(said).toEqual(meaning);
  });

  it.each([[null], [undefined], ['SDK_PAYMENT_SUCCESSFUL'], [{}], [{ code: 7 }]])(
    'mean nothing by %j',
    async (event: unknown) => {
      const { library, made } = aLibrary();
      const { stage, said } = aCardStage(container(), library);
      await alipayCardFrame.mount(stage);
      made[0]?.onEventCallback(event);
      expect(said).toEqual(['ready']);
    },
  );

  it.each([
    ['no script is configured', aLibrary().library, { script: null }],
    ['the order’s session is missing', aLibrary().library, { session: new Map() }],
    ['the script does not load', undefined, {}],
    ['the global is no class', { mountComponent: () => null }, {}],
    ['the global is another class', Array, {}],
  ])('have failed to load where %s', async (_, library, changes) => {
    const { stage, said } = aCardStage(container(), library, changes);
    await alipayCardFrame.mount(stage);
    expect(said).toEqual(['load-failed']);
  });
});
