import type { CardStage } from '../card-frame-adapter';

/** What of an element of the open library is used. */
interface DropIn {
  on(event: 'ready' | 'success' | 'error' | 'cancel', handler: () => void): void;
  mount(container: HTMLElement): unknown;
}

/** What is used of the open library; `@airwallex/components-sdk` is checked against it. */
export interface DropInLibrary {
  init(options: {
    env: 'prod' | 'demo';
    locale: DropInLocale;
    enabledElements: ['payments'];
  }): Promise<unknown>;
  createElement(
    name: 'dropIn',
    options: { intent_id: string; client_secret: string; currency: string; methods: ['card'] },
  ): Promise<DropIn>;
}

type DropInLocale =
  | ('ar' | 'de' | 'en' | 'es' | 'fr' | 'id' | 'it' | 'ja')
  | ('ko' | 'ms' | 'pl' | 'pt' | 'ru' | 'zh' | 'zh-HK');

/** The library's languages for the shop's; it lacks Thai, Turkish and Vietnamese. */
const locales: ReadonlyMap<string, DropInLocale> = new Map([
  ['ar', 'ar'],
  ['de', 'de'],
  ['es', 'es'],
  ['fr', 'fr'],
  ['id', 'id'],
  ['it', 'it'],
  ['ja', 'ja'],
  ['ko', 'ko'],
  ['ms', 'ms'],
  ['pl', 'pl'],
  ['pt', 'pt'],
  ['ru', 'ru'],
  ['zh-CN', 'zh'],
  ['zh-TW', 'zh-HK'],
]);

/**
 * Has the library show its "drop-in" for cards: fields, button and the bank's question in one, so
 * that nothing of a card is ours. The fragment of the address has `intent` and `secret`, which are
 * the payment's id and client secret, and `currency`, an ISO 4217 code.
 */
export async function showDropIn(library: DropInLibrary, stage: CardStage): Promise<void> {
  const { session, environment, language, container, ready, end } = stage;
  const [intent_id, client_secret, currency] = ['intent', 'secret', 'currency'].map((name) =>
    session.get(name),
  );
  if (intent_id === undefined || client_secret === undefined || currency === undefined) {
    end('load-failed');
    return;
  }
  await library.init({
    env: environment === 'production' ? 'prod' : 'demo',
    locale: locales.get(language) ?? 'en',
    enabledElements: ['payments'],
  });
  const payment = { intent_id, client_secret, currency };
  const dropIn = await library.createElement('dropIn', { ...payment, methods: ['card'] });
  dropIn.on('ready', ready);
  dropIn.on('success', () => {
    end('done');
  });
  // Before the fields are ready it is a failure to load; afterwards only the order knows.
  dropIn.on('error', () => {
    end('load-failed');
  });
  dropIn.on('cancel', () => {
    end('cancelled');
  });
  dropIn.mount(container);
}
