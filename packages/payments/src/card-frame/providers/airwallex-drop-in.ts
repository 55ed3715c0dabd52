import type { CardStage } from '../card-frame-adapter';

/** The part of the library's element that is used. */
interface DropIn {
  on(event: 'ready' | 'success' | 'error' | 'cancel', handler: () => void): void;
  mount(container: HTMLElement): unknown;
}

/** The part of `@airwallex/components-sdk` that is used; the adapter checks the SDK against it. */
export interface DropInLibrary {
  init(options: {
    env: 'prod' | 'demo';
    locale: DropInLocale;
    enabledElements: ['payments'];
  }): Promise<unknown>;
  createElement(
    name: 'dropIn',
    options: {
      intent_id: string;
      client_secret: string;
      currency: string;
      methods: ['card'];
      appearance?: DropInAppearance;
    },
  ): Promise<DropIn>;
}

/** The part of the library's own type that is used. */
interface DropInAppearance {
  readonly mode: 'light' | 'dark';
  readonly variables: { readonly colorBrand: string };
  readonly rules: Record<'.Button' | '.Input', Record<string, string>>;
}

type DropInLocale =
  | ('ar' | 'de' | 'en' | 'es' | 'fr' | 'id' | 'it' | 'ja')
  | ('ko' | 'ms' | 'pl' | 'pt' | 'ru' | 'zh' | 'zh-HK');

/** The library's locales by the shop's languages; it lacks Thai, Turkish and Vietnamese. */
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

function appearanceOf({ appearance }: CardStage): { readonly appearance?: DropInAppearance } {
  if (appearance === null) return {};
  const { scheme: mode, fill: colorBrand, onFill: color, cornerPx } = appearance;
  const borderRadius = `${String(cornerPx)}px`;
  const rules = { '.Button': { borderRadius, color }, '.Input': { borderRadius } };
  return { appearance: { mode, variables: { colorBrand }, rules } };
}

/**
 * Mounts the library's "drop-in" for cards. It contains the fields, the pay button and the bank's
 * verification, so card data stays within the library. The session needs `intent` and `secret`, the
 * payment's id and client secret, and `currency`, an ISO 4217 code.
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
  const dropIn = await library.createElement('dropIn', {
    ...payment,
    methods: ['card'],
    ...appearanceOf(stage),
  });
  dropIn.on('ready', ready);
  dropIn.on('success', () => {
    end('done');
  });
  // The frame sends this as `done` if the fields were ready: the payment may have been made.
  dropIn.on('error', () => {
    end('load-failed');
  });
  dropIn.on('cancel', () => {
    end('cancelled');
  });
  dropIn.mount(container);
}
