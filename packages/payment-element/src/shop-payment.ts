import { type Presenters, listChannels } from '@shop/payments';
import { type Checkout, checkoutBrowser, createCheckout } from '@shop/payments/checkout';
import type { OrderToWatch } from '@shop/payments/purchase';
import type { CardPlace } from './card-views';
import { element } from './element';
import { showView, titleIn } from './show-view';
import { type OrderForm, orderForm } from './order-form';
import { outcome } from './outcome';
import type { PaymentSetup, PaymentState, ShopPaymentElement } from './payment-setup';
import { styles } from './styles';
import { type ElementLanguage, type Speech, languageOf, loadSpeech } from './texts/element-texts';
import type { Choice, ChosenWay } from './ways-list';

/** Returns what an element of a page is made from. A server that renders pages imports this, too, and has no elements. */
function elementOfPage(): typeof HTMLElement;
// The overload says what is true wherever the class is used.
function elementOfPage(): unknown {
  return typeof HTMLElement === 'undefined' ? Object : HTMLElement;
}

const PageElement = elementOfPage();

/** How long to wait before texts are asked for again. */
const retryPauseMs = 4_000;

/** The sale to one player. */
interface Sale {
  readonly player: string;
  readonly checkout: Checkout<OrderToWatch>;
}

/** What the element consists of: what is shown, and what a screen reader is told. */
interface Parts {
  readonly body: HTMLElement;
  readonly status: HTMLElement;
}

/** Whether the ways to pay, and what they cost, are the same. */
function isSameOffer(one: PaymentSetup | null, other: PaymentSetup | null): boolean {
  const facts = (setup: PaymentSetup | null): string | null =>
    setup && JSON.stringify([setup.item, setup.region, setup.order.platform]);
  return one?.channels === other?.channels && facts(one) === facts(other);
}

/**
 * Throws a TypeError if the element could not show a setup. The page that sets it gets the error; one that is thrown while the
 * element is drawn, which may be later, would leave it empty.
 */
function assertShowable({ channels, item: { price }, order, redeemCard }: PaymentSetup): void {
  const redeem: unknown = redeemCard;
  if (channels === null && redeem) return;
  const payload: unknown = channels;
  if (listChannels(payload, { price: Number(price), platform: order.platform }) === null)
    throw new TypeError('setup.channels: use readChannels');
  if (!Number.isFinite(price)) throw new TypeError('setup.item.price: use a number');
}

/** The class of {@link ShopPaymentElement}. */
export class ShopPayment extends PageElement implements ShopPaymentElement {
  static readonly observedAttributes = ['lang'];

  #setup: PaymentSetup | null = null;
  #sale: Sale | null = null;
  #speech: Speech | null = null;
  #choice: Choice = { keys: [] };
  #form: OrderForm | null = null;
  /** The form of a card that stands in place of everything else, and how it is left. */
  #card: { readonly node: HTMLElement; readonly leave: () => void } | null = null;
  /** The status that was told last. */
  #told: PaymentState['status'] = 'chosen';
  /** Why a prepaid card was not used. */
  #cardNote: string | null = null;
  #parts: Parts | null = null;
  #stop = (): void => undefined;

  readonly #tell = (): void => {
    const detail: PaymentState | undefined = this.#sale?.checkout.current();
    if (!this.isConnected || !detail) return;
    this.#draw();
    this.#told = detail.status;
    const told = { detail, bubbles: true, composed: true };
    this.dispatchEvent(new CustomEvent('shop-payment-change', told));
  };

  get setup(): PaymentSetup | null {
    return this.#setup;
  }

  set setup(setup: PaymentSetup | null) {
    if (setup !== null) assertShowable(setup);
    if (!isSameOffer(this.#setup, setup)) this.#form = null;
    this.#setup = setup;
    if (setup === null || this.#sale?.player !== setup.player) this.#sell(setup);
    this.#draw();
    // The page may have another language by now.
    void this.#speak();
  }

  connectedCallback(): void {
    // A page may have set it before this code was there, on what was not yet such an element.
    const { setup } = this;
    Reflect.deleteProperty(this, 'setup');
    if (setup !== this.#setup) this.setup = setup;
    void this.#speak();
    this.#listen();
  }

  disconnectedCallback(): void {
    this.#stop();
    this.#card?.leave();
  }

  attributeChangedCallback(): void {
    void this.#speak();
  }

  /** Begins to sell to a player, whose purchases nobody else sees. */
  #sell(first: PaymentSetup | null): void {
    this.#stop();
    this.#card?.leave();
    this.#sale = null;
    if (first === null) return;
    const setup = (): PaymentSetup => this.#setup ?? first;
    const checkout = createCheckout<OrderToWatch>({
      ...first,
      browser: checkoutBrowser(window),
      presenters: { ...first.presenters, ...this.#cardPresenters() },
      createOrder: async (call, params) => setup().createOrder(call, params),
      redeemCard: async (params) => setup().redeemCard?.(params) ?? { kind: 'unknown' },
      readOrder: async (billingNo, mode) => setup().readOrder(billingNo, mode),
    });
    this.#sale = { player: first.player, checkout };
    this.#listen();
  }

  #listen(): void {
    const checkout = this.#sale?.checkout;
    if (!this.isConnected || checkout === undefined) return;
    this.#stop = checkout.subscribe(this.#tell);
    this.#draw();
    // The purchase of an earlier page is told, too, or that another player has none. A page may listen only after it has set
    // `setup`.
    if (checkout.current().status !== this.#told) queueMicrotask(this.#tell);
  }

  /** The language of the page around. */
  #language(): ElementLanguage {
    const { lang } = this.closest<HTMLElement>('[lang]') ?? document.documentElement;
    return languageOf(lang);
  }

  /** Loads the texts of the language, until they come. */
  async #speak(): Promise<void> {
    const language = this.#language();
    if (!this.isConnected || language === this.#speech?.language) return;
    const speech = await loadSpeech(language).catch(() => null);
    // Another language may have been chosen while the texts of this one were on their way.
    if (language !== this.#language()) return;
    if (speech === null) {
      setTimeout(() => void this.#speak(), retryPauseMs);
      return;
    }
    this.#speech = speech;
    this.#form = null;
    this.#draw();
  }

  /** The forms of cards. Their code is loaded when a channel needs it. */
  #cardPresenters(): Pick<Presenters, 'hosted-card' | 'in-game-card'> {
    return {
      'hosted-card': async () => {
        const { prepareCardFields } = await import('./card-views');
        return prepareCardFields(() => this.#cardPlace());
      },
      'in-game-card': async () => {
        const { prepareCard } = await import('./card-views');
        const state = this.#sale?.checkout.current();
        const { preparation, note } = await prepareCard({
          form: this.#form?.node,
          isRepeated: state?.status === 'sent' && state.isRepeated,
          checkCard: this.#setup?.checkCard,
          place: this.#cardPlace(),
        });
        this.#cardNote = note;
        return preparation;
      },
    };
  }

  #cardPlace(): CardPlace | null {
    if (this.#speech === null) return null;
    return {
      speech: this.#speech,
      show: (node, leave) => {
        this.#card = { node, leave };
        this.#draw();
        return () => {
          this.#card = null;
          this.#draw();
        };
      },
    };
  }

  #draw(): void {
    if (!this.isConnected) return;
    const shown = this.#shown();
    const { body, status } = this.#attach();
    if (shown === null || this.#speech === null) {
      body.replaceChildren();
      return;
    }
    body.dir = this.#speech.direction;
    body.lang = this.#speech.language;
    status.textContent = (showView(body, shown) && titleIn(shown)?.textContent) || '';
  }

  /** What is to be shown; null as long as nothing can be. */
  #shown(): HTMLElement | null {
    const [setup, checkout, speech] = [this.#setup, this.#sale?.checkout, this.#speech];
    if (setup === null || checkout === undefined || speech === null) return null;
    if (this.#card !== null) return this.#card.node;
    const state = checkout.current();
    const ended = outcome(state, { speech, checkout });
    if (ended !== null) return ended;
    this.#form ??= orderForm({
      ...{ setup, speech, choice: this.#choice },
      onChoose: (choice) => {
        this.#choice = choice;
      },
      buy: (chosen) => {
        this.#buy(chosen);
      },
    });
    this.#form.show(state, this.#cardNote);
    return this.#form.node;
  }

  #buy(chosen: ChosenWay | null): void {
    const [setup, checkout] = [this.#setup, this.#sale?.checkout];
    if (setup === null || checkout === undefined) return;
    this.#cardNote = null;
    if (setup.channels === null) void checkout.exchange(setup.order, setup.item);
    else if (chosen !== null) {
      const { way, region: country } = chosen;
      const state = checkout.current();
      const unpaid = state.status === 'refused' ? state.unpaid : null;
      const replaced = unpaid && { replaces: unpaid.billingNo };
      void checkout.buy(way, { ...setup.order, ...replaced, country }, setup.item);
    }
  }

  #attach(): Parts {
    if (this.#parts !== null) return this.#parts;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const parts = { body: element('div', {}), status: element('p', { role: 'status' }) };
    root.replaceChildren(parts.body, parts.status);
    try {
      // A sheet of its own needs no permission of the page's security policy.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      root.adoptedStyleSheets = [sheet];
    } catch {
      // Safari before 16.4.
      root.append(element('style', { nonce: this.nonce }, styles));
    }
    this.#parts = parts;
    return parts;
  }
}
