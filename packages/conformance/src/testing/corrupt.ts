import { Code } from '@shop/contract';
import type { Incoming, Send } from '../exchange/exchange';

/** The path of the payment call that the fake back end serves. */
export const paying = '/api/pay/platform_pay';

/** Turns a correct back end into a defective one. */
export type Corrupt = (send: Send) => Send;

/** A back end that reads its requests wrongly. */
export function corruptRequest(change: (url: URL) => void): Corrupt {
  return (send) => async (request) => {
    const url = new URL(request.url);
    change(url);
    return send({ ...request, url: url.href });
  };
}

/** A back end that writes its responses wrongly, at paths that begin with `path`. */
export function corruptResponse(
  path: string,
  change: (incoming: Incoming, url: URL) => Partial<Incoming>,
): Corrupt {
  return (send) => async (request) => {
    const incoming = await send(request);
    const url = new URL(request.url);
    return url.pathname.startsWith(path) ? { ...incoming, ...change(incoming, url) } : incoming;
  };
}

/** A back end that ignores a parameter. */
export function ignoring(name: string): Corrupt {
  return corruptRequest((url) => {
    url.searchParams.delete(name);
  });
}

/** A back end that takes one value of a parameter, or a missing one, for another. */
export function mistaking(path: string, name: string, from: string | null, to: string): Corrupt {
  return corruptRequest((url) => {
    if (url.pathname === path && url.searchParams.get(name) === from)
      url.searchParams.set(name, to);
  });
}

/** A back end that answers with another code. */
export function miscoding(path: string, from: number, to: number): Corrupt {
  return corruptResponse(path, ({ body }) => ({
    body: body.replace(`"code":${from},`, `"code":${to},`),
  }));
}

/** A back end that creates an order instead of a refusal. */
export function selling(code: number): Corrupt {
  const order = { code: Code.success, msg: '', content: { billing_no: 'N99', status: -1 } };
  return corruptResponse(paying, ({ body }) =>
    body.includes(`"code":${code},`) ? { body: JSON.stringify(order) } : {},
  );
}

/** A back end that answers a repeated request differently. */
export function changing(path: string, from: string, to: string): Corrupt {
  let requests = 0;
  return corruptResponse(path, ({ body }) => {
    requests += 1;
    return requests === 1 ? {} : { body: body.replace(from, to) };
  });
}

/** A back end that omits a header. */
export function withoutHeader(name: string): Corrupt {
  return corruptResponse('/', ({ headers }) => ({
    headers: Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name)),
  }));
}

/** A back end that takes every request for one of a script. */
export function ignoringHeader(name: string): Corrupt {
  return (send) =>
    async ({ url, headers }) =>
      send({ url, headers: { ...headers, [name]: '' } });
}
