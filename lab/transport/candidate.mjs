/**
 * Makes one call and resolves to the result of `read`.
 *
 * @typedef {(params: Readonly<Record<string, string>>) => Promise<unknown>} Send
 */

/**
 * Creates the `Send` of a candidate over the given fetch. All candidates parse the body with the same
 * schema, so that only the transports differ; that of @shop/api-client does so itself.
 *
 * @typedef {(fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>, read: (body: unknown) => unknown) => Send} CreateSend
 */

export {};
