import { request } from 'node:http';

/** A request to a program on this machine. */
export interface JsonRequest {
  readonly port: number;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/** Sends a request, on a connection of its own: some drivers leave a second request on one without an answer. */
export function requestJson({ port, method, path, body }: JsonRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, agent: false };
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        resolve(JSON.parse(Buffer.concat(parts).toString('utf8')));
      });
    });
    sent.once('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
