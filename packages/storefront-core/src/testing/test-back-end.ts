import type { Fetch } from '@shop/api-client/transport';

/** The parameters of a call. */
export type Sent = Readonly<Record<string, string>>;

/** A response of the back end: the envelope of spec §7. */
export interface Reply {
  readonly code: number;
  readonly msg: string;
  readonly content: unknown;
}

/** Responds to the calls of one path; `nth` counts them from 0. Null loses the response. */
export type Responder = (sent: Sent, nth: number) => Reply | null | Promise<Reply>;

/** A successful response. */
export function content(value: unknown): Reply {
  return { code: 1, msg: '', content: value };
}

/** A back end that responds at once; calls of paths without a responder fail. */
export class TestBackEnd {
  readonly #calls: { path: string; sent: Sent }[] = [];
  readonly #answers: Readonly<Record<string, Responder>>;

  constructor(answers: Readonly<Record<string, Responder>>) {
    this.#answers = answers;
  }

  /** Returns the parameters of all calls to a path, in order. */
  sentTo(path: string): readonly Sent[] {
    return this.#calls.filter((call) => call.path === path).map(({ sent }) => sent);
  }

  readonly fetch: Fetch = async (url) => {
    const { pathname, searchParams } = new URL(url);
    const nth = this.sentTo(pathname).length;
    const sent = Object.fromEntries(searchParams);
    this.#calls.push({ path: pathname, sent });
    const answer = Object.hasOwn(this.#answers, pathname) ? this.#answers[pathname] : undefined;
    const reply = (await answer?.(sent, nth)) ?? null;
    if (reply === null) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(reply));
  };
}

/** A response that the test sends later. */
export function deferredReply(): {
  readonly promise: Promise<Reply>;
  readonly resolve: (reply: Reply) => void;
} {
  let resolve: (reply: Reply) => void = () => undefined;
  const promise = new Promise<Reply>((resolveReply) => {
    resolve = resolveReply;
  });
  return {
    promise,
    resolve: (reply) => {
      resolve(reply);
    },
  };
}
