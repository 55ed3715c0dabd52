import type { Incoming, Send } from '@shop/conformance';

/** Turns a right back end into a wrong one. */
export type Corruption = (send: Send) => Send;

/** A request as a defect sees it: what it changes is what the back end gets. */
interface Changed {
  readonly url: URL;
  readonly headers: Record<string, string>;
}

/** A back end that mishears requests. */
export function corruptRequest(change: (request: Changed) => void): Corruption {
  return (send) => async (request) => {
    const changed = { url: new URL(request.url), headers: { ...request.headers } };
    change(changed);
    return send({ url: changed.url.href, headers: changed.headers });
  };
}

/** A back end that garbles answers below `path`. */
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

/** An answer without one of its headers. */
export function withoutHeader({ headers }: Incoming, name: string): Partial<Incoming> {
  return {
    headers: Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name)),
  };
}
