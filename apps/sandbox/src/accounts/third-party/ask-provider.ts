/** A question to a sign-in provider. With a form it is a POST, without one a GET. */
export interface ProviderQuestion {
  /** Below the providers' host, query included. */
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
}

/** What came back: the status, and the body as text. */
export interface ProviderReply {
  readonly status: number;
  readonly body: string;
}

/** Asks a provider over HTTP. Rejects where nobody answers. All we know of a provider comes from here. */
export type AskProvider = (question: ProviderQuestion) => Promise<ProviderReply>;
