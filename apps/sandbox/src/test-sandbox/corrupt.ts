import type { Incoming, Send } from '@shop/conformance';

/** Adds a defect to a back end. */
export type Corruption = (send: Send) => Send;

/** A request that a defect can change. */
interface Changed {
  readonly url: URL;
  readonly headers: Record<string, string>;
}

/** Changes requests before the back end gets them. */
export function corruptRequest(change: (request: Changed) => void): Corruption {
  return (send) => async (request) => {
    const changed = { url: new URL(request.url), headers: { ...request.headers } };
    change(changed);
    return send({ url: changed.url.href, headers: changed.headers });
  };
}

/** Changes responses to requests below `path`. */
export function corruptResponse(
  path: string,
  change: (incoming: Incoming, url: URL) => Partial<Incoming>,
): Corruption {
  return (send) => async (request) => {
    const incoming = await send(request);
    const url = new URL(request.url);
    return url.pathname.startsWith(path) ? { ...incoming, ...change(incoming, url) } : incoming;
  };
}

/** Removes a header from a response. */
export function withoutHeader({ headers }: Incoming, name: string): Partial<Incoming> {
  return {
    headers: Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name)),
  };
}
