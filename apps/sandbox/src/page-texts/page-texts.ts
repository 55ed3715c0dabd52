/** A way to pay that a cashier offers and that every language has a word for. */
export type Way =
  | 'card'
  | 'transfer'
  | 'wallet'
  | 'phone-bill'
  | 'online-banking'
  | 'voucher'
  | 'prepaid-code'
  | 'store-code';

/** Where a voucher number is paid. */
export type Counter = 'store' | 'bank' | 'partner';

/** The app that a QR code is scanned with. */
export type Scanner = 'phone' | 'bank';

/** What is wrong with a card field. */
export type CardProblem = 'typing-error' | 'no-test-card' | 'past-date' | 'wrong-code';

type WithAmount = (amount: string) => string;

/**
 * The texts of the pages of payment and sign-in providers, banks and the publisher. Amounts, shops and
 * providers are given formatted. Texts of the console are English only.
 */
export interface PageTexts {
  readonly direction: 'ltr' | 'rtl';
  /** The last line of every page. */
  readonly testPage: string;
  /** The heading of what a real provider would not show. */
  readonly forTests: string;

  /** What comes on top of goods; the number is formatted. */
  readonly bonus: (number: string) => string;
  /** Before the name of who receives the goods. */
  readonly boughtFor: string;
  readonly order: string;
  readonly amount: string;
  readonly payBy: string;
  readonly pay: WithAmount;
  readonly payWith: (amount: string, provider: string) => string;
  readonly payFromBalance: WithAmount;
  readonly payAtBank: WithAmount;
  readonly payByPhoneBill: WithAmount;
  readonly payAsScanned: WithAmount;
  readonly payAsAtCounter: WithAmount;
  readonly cancel: string;
  readonly refuse: string;
  readonly decideLater: string;
  readonly letExpire: string;
  readonly payLate: string;
  /** The state of a payment, and what it means for the player. */
  readonly states: Readonly<
    Record<
      'approved' | 'refused' | 'cancelled' | 'expired' | 'open',
      readonly [state: string, hint: string]
    >
  >;
  readonly mayClose: string;

  readonly signedInAs: string;
  readonly balance: string;
  readonly thisPayment: string;
  readonly leftAfterwards: string;
  readonly bank: string;
  readonly operator: string;
  readonly phoneNumber: string;
  readonly chooseWay: string;
  readonly ways: Readonly<Record<Way, string>>;
  readonly counters: Readonly<Record<Counter, string>>;
  readonly qrCode: string;
  readonly scanners: Readonly<Record<Scanner, string>>;

  readonly cardPayment: string;
  readonly cardNumber: string;
  readonly expiry: string;
  readonly securityCode: string;
  readonly payAnotherWay: string;
  readonly cardProblems: Readonly<Record<CardProblem, string>>;
  readonly refusals: Readonly<Record<'declined' | 'insufficient-funds' | 'expired-card', string>>;
  readonly bankChecks: string;
  readonly mayReturn: string;

  readonly testBank: string;
  readonly isItYou: string;
  readonly recipient: string;
  readonly approve: WithAmount;
  readonly notMe: string;
  readonly leaveOpen: string;

  readonly signInTo: (shop: string) => string;
  readonly chooseAccount: (shop: string) => string;
  readonly goBack: string;

  readonly realName: string;
  readonly proveName: string;
  readonly proveNameHint: string;
  readonly verify: string;
  readonly verified: string;

  readonly linkNotValid: string;
  readonly startAgain: string;
  readonly serverFault: string;
  readonly tryAgain: string;
  readonly paymentNotLost: string;
  readonly tooMany: string;
  readonly waitAMinute: string;
  readonly noPage: string;
  readonly checkAddress: string;
  readonly goToShop: string;
}
