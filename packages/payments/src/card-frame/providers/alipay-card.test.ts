// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { aCardStage } from '../../testing/a-card-stage';
import { alipayCardFrame } from './alipay-card';

interface Options {
  readonly environment: string;
  readonly locale: string;
  readonly onEventCallback: (event: unknown) => void;
}

/** A fake with the types of the library: a class with a method that mounts the fields. */
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
  it('are mounted in the container with the order’s session', async () => {
    const { library, made, mounted } = aLibrary();
    const { stage, reports } = aCardStage(container(), library);
    await alipayCardFrame.mount(stage);
    expect(made).toMatchObject([{ environment: 'sandbox', locale: 'zh_TW' }]);
    const session = { sessionData: 'session-of-the-order', notRedirectAfterComplete: true };
    expect(mounted).toEqual([[session, '#card-fields']]);
    expect(reports).toEqual(['ready']);
  });

  it('use the production environment in production', async () => {
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
  ])('report the event %s as %j', async (code, reported) => {
    const { library, made } = aLibrary();
    const { stage, reports } = aCardStage(container(), library);
    await alipayCardFrame.mount(stage);
    made[0]?.onEventCallback({ code });
    expect(reports).toEqual(reported);
  });

  it.each([[null], [undefined], ['SDK_PAYMENT_SUCCESSFUL'], [{}], [{ code: 7 }]])(
    'ignore the event %j',
    async (event: unknown) => {
      const { library, made } = aLibrary();
      const { stage, reports } = aCardStage(container(), library);
      await alipayCardFrame.mount(stage);
      made[0]?.onEventCallback(event);
      expect(reports).toEqual(['ready']);
    },
  );

  it.each([
    ['without a configured script', aLibrary().library, { script: null }],
    ['without the order’s session', aLibrary().library, { session: new Map() }],
    ['when the script does not load', undefined, {}],
    ['when the global is not a class', { mountComponent: () => null }, {}],
    ['when the global is another class', Array, {}],
  ])('end as load-failed %s', async (_, library, changes) => {
    const { stage, reports } = aCardStage(container(), library, changes);
    await alipayCardFrame.mount(stage);
    expect(reports).toEqual(['load-failed']);
  });
});
