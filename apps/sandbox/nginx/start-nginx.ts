import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Environment } from '@shop/brands/environments';
import { configure, readBuild } from '@shop/hosting';
import { vi } from 'vitest';
import type { StorefrontFolders } from '../src/hosts/services';
import { repositoryFolder } from '../src/start/package-folder';
import { findFreePort } from '../src/start/port';

/** A response, its body decompressed. */
export interface WebResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A running nginx with the written configuration. */
export interface RunningNginx {
  readonly get: (
    host: string,
    path: string,
    headers: Readonly<Record<string, string>>,
  ) => Promise<WebResponse>;
  readonly stop: () => Promise<void>;
}

/** Returns a body as text. */
export function readBody(encoding: unknown, body: Buffer): string {
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

function mainConfig(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events {}
    http {
      access_log off;
      ${temporary.join('\n')}
      include ${folder}/shop/nginx/shop-maps.conf;
      server { listen 127.0.0.1:${String(port)}; include ${folder}/shop/nginx/shop-server.conf; }
      server {
        listen 127.0.0.1:${String(port)} default_server;
        include ${folder}/shop/nginx/unknown-origin-server.conf;
      }
    }`;
}

async function ask(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<WebResponse> {
  const sent = request({ host: '127.0.0.1', port, path, headers, agent: false });
  sent.end();
  const received = new Promise<WebResponse>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const body = readBody(response.headers['content-encoding'], Buffer.concat(parts));
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
  });
  return received;
}

function findNginx(): string {
  // Debian's is not on the path of every user.
  const found = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(existsSync);
  if (found === undefined)
    throw new Error('nginx is not installed. On Debian run: apt-get install nginx-light');
  return found;
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return;
  process.kill('SIGQUIT');
  await once(process, 'exit');
}

/** Starts nginx with what is written of these builds for some environments. */
export async function startNginx(
  storefronts: StorefrontFolders,
  environments: readonly Environment[],
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  const out = join(folder, 'shop');
  await configure({
    environments,
    builds: { new: readBuild(storefronts.new), legacy: readBuild(storefronts.legacy) },
    brandsFolder: join(repositoryFolder, 'brands'),
    out,
    servedFrom: out,
    hasBrotli: false,
    hasStaticSites: false,
    isQuick: true,
    certificate: null,
    now: () => 0,
  });
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder, port));

  const process = spawn(findNginx(), ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await vi.waitFor(
    async () => {
      if (process.exitCode !== null) throw new Error('nginx did not start.');
      await ask(port, '/', { host: 'localhost' });
    },
    { timeout: 10_000, interval: 50 },
  );
  return {
    get: async (host, path, headers) => ask(port, path, { ...headers, host }),
    stop: async () => {
      await end(process);
      rmSync(folder, { recursive: true });
    },
  };
}
