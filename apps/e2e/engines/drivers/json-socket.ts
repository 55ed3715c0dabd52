import * as v from 'valibot';
import { WebSocket } from 'ws';

const message = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  params: v.optional(v.record(v.string(), v.unknown())),
  result: v.optional(v.unknown()),
  error: v.optional(v.unknown()),
  message: v.optional(v.string()),
});

/** A connection over which commands are answered by number: the DevTools protocol and WebDriver BiDi. */
export interface JsonSocket {
  readonly call: (method: string, params?: object) => Promise<unknown>;
  /** Calls `listener` with the parameters of each event of a name. */
  readonly on: (
    method: string,
    listener: (params: Readonly<Record<string, unknown>>) => void,
  ) => void;
  readonly close: () => void;
}

/** Connects to an address. */
export async function openSocket(address: string): Promise<JsonSocket> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve).once('error', reject);
  });
  const waiting = new Map<number, (answer: v.InferOutput<typeof message>) => void>();
  const listeners: (readonly [string, (params: Readonly<Record<string, unknown>>) => void])[] = [];
  let last = 0;
  socket.on('message', (text: Buffer) => {
    const received = v.parse(message, JSON.parse(text.toString('utf8')));
    if (received.id !== undefined) {
      waiting.get(received.id)?.(received);
      waiting.delete(received.id);
      return;
    }
    for (const [method, listener] of listeners)
      if (method === received.method) listener(received.params ?? {});
  });
  socket.on('close', () => {
    for (const answer of waiting.values())
      answer({ error: 'closed', message: 'The browser has closed.' });
  });
  return {
    call: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, ({ result, error, message: text }) => {
          if (error === undefined) resolve(result);
          else reject(new Error(`${method}: ${JSON.stringify(error)} ${text ?? ''}`));
        });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    on: (method, listener) => {
      listeners.push([method, listener]);
    },
    close: () => {
      socket.close();
    },
  };
}
