import { type IncomingMessage, get, request } from 'node:http';
import { calls } from '@shop/contract';
import { obfuscated } from './test-sandbox';

type Query = Readonly<Record<string, string>>;

async function read(response: IncomingMessage): Promise<unknown> {
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return JSON.parse(body);
}

/** Makes a call of the main API of a sandbox process; resolves to the envelope. */
export async function ask(port: number, path: string, query: Query): Promise<unknown> {
  const search = new URLSearchParams(query).toString();
  const headers = { host: `api.localhost:${port}` };
  return new Promise<unknown>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: `${path}?${search}`, headers }, (response) => {
      read(response).then(resolve, reject);
    }).once('error', reject);
  });
}

/** Makes a control call of a sandbox process; a POST if there is a body. */
export async function control(port: number, path: string, body?: unknown): Promise<unknown> {
  const headers = { host: `localhost:${port}`, 'content-type': 'application/json' };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise<unknown>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      read(response).then(resolve, reject);
    });
    outgoing.once('error', reject);
    outgoing.end(JSON.stringify(body));
  });
}

/** Returns a nested field of a response as text; `'undefined'` if it does not exist. */
export function field(value: unknown, ...names: readonly string[]): string {
  const found = names.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : null),
    value,
  );
  return String(found);
}

/** Sign-in parameters of seeded players. */
export const signIns = {
  nova: {
    client_id: '510001',
    username: obfuscated('nova-player'),
    password: obfuscated('play-nova'),
  },
  formosa: {
    client_id: '530001',
    username: obfuscated('formosa-player'),
    password: obfuscated('play-formosa'),
  },
} as const satisfies Record<string, Query>;

/** Signs a seeded player in; resolves to the token. */
export async function logIn(port: number, brand: keyof typeof signIns = 'nova'): Promise<string> {
  return field(await ask(port, calls.login.path, signIns[brand]), 'content', 'oauth_token');
}
