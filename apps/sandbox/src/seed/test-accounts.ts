/** What a test account is there for. */
export type TestAccountKind = 'player' | 'solo' | 'empty' | 'expired' | 'unverified' | 'blocked';

/** An account that everybody may use. */
export interface TestAccount {
  readonly id: string;
  readonly brand: string;
  readonly kind: TestAccountKind;
  readonly username: string;
  readonly password: string;
  readonly note: string;
}

const notes: Readonly<Record<TestAccountKind, string>> = {
  player: 'several characters on several servers',
  solo: 'exactly one character, on the first server',
  empty: 'no character anywhere',
  expired: 'has a sign-in that has run out',
  unverified: 'one character, and a real name yet to be proved',
  blocked: 'owes for what was bought: see the top-up links',
};

const everywhere = ['player', 'solo', 'empty', 'expired'] as const;

/** Accounts for what only some brands have. */
const only: Readonly<Record<string, readonly TestAccountKind[]>> = {
  nova: ['blocked'],
  merlion: ['blocked'],
  haneul: ['unverified'],
};

/** The test accounts of a brand. Passwords are no secret: they open nothing but play money. */
export function testAccountsOf(brand: string): TestAccount[] {
  return [...everywhere, ...(only[brand] ?? [])].map((kind) => ({
    id: `${brand}-${kind}`,
    brand,
    kind,
    username: `${brand}-${kind}`,
    password: `play-${brand}`,
    note: notes[kind],
  }));
}
