import type { Fetch } from '@shop/api-client';

/** What a call was sent with. */
export type Sent = Readonly<Record<string, string>>;

/** An answer of the back end: the envelope of spec §7. */
export interface Reply {
  readonly code: number;
  readonly msg: string;
  readonly content: unknown;
}

/** Answers the calls to one path; `nth` counts them from 0. Null loses the answer on its way. */
export type Responder = (sent: Sent, nth: number) => Reply | null;

/** A successful answer. */
export function content(value: unknown): Reply {
  return { code: 1, msg: '', content: value };
}

/** A back end that answers at once, and is not heard of at paths nobody answers for. */
export class TestBackEnd {
  readonly #calls: { path: string; sent: Sent }[] = [];
  readonly #answers: Readonly<Record<string, Responder>>;

  constructor(answers: Readonly<Record<string, Responder>>) {
    this.#answers = answers;
  }

  /** What the calls to a path were sent with, in their order. */
  sentTo(path: string): readonly Sent[] {
    return this.#calls.filter((call) => call.path === path).map(({ sent }) => sent);
  }

  readonly fetch: Fetch = (url) => {
    const { pathname, searchParams } = new URL(url);
    const nth = this.sentTo(pathname).length;
    const sent = Object.fromEntries(searchParams);
    this.#calls.push({ path: pathname, sent });
    const answer = Object.hasOwn(this.#answers, pathname) ? this.#answers[pathname] : undefined;
    const reply = answer?.(sent, nth) ?? null;
    if (reply === null) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(reply)));
  };
}
