/**
 * Makes one call; resolves to what `read` made of the body.
 *
 * @typedef {(params: Readonly<Record<string, string>>) => Promise<unknown>} Send
 */

/**
 * A way to make calls over a given network. All of them read the body with the same schema, so that
 * what differs is the transport; ours does so by itself.
 *
 * @typedef {(fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>, read: (body: unknown) => unknown) => Send} CreateSend
 */

export {};
