import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../start/port';
import { packageFolder } from '../start/package-folder';

/** A sandbox in its own process, as `npm start` runs it. */
export interface SandboxProcess {
  readonly child: ChildProcess;
  readonly port: number;
  /** Its output until it was ready or had ended. */
  readonly said: string;
}

/** The built sandbox and its processes in a test file. */
export interface SandboxProcesses {
  /** The folder of the build. */
  readonly folder: string;
  /** Starts a process; resolves once it is ready or has ended. */
  start(variables: Readonly<Record<string, string>>): Promise<SandboxProcess>;
  /** Ends a process; resolves to its exit code, null if it was killed. */
  stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  stopAll(): Promise<void>;
  /** Removes the build. */
  remove(): void;
}

/** Builds the sandbox as its `npm run build` does. */
async function buildInto(folder: string): Promise<void> {
  const bundle = join(packageFolder, '../../tools/bundle.mjs');
  await promisify(execFile)(process.execPath, [bundle, '--to', folder], { cwd: packageFolder });
}

async function whatItSays(child: ReturnType<typeof spawnSandbox>): Promise<string> {
  let said = '';
  await new Promise<void>((resolve) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('Sandbox ready')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => resolve());
  });
  return said;
}

function spawnSandbox(folder: string, variables: Readonly<Record<string, string>>) {
  return spawn(process.execPath, [join(folder, 'main.js')], {
    env: {
      PATH: process.env['PATH'],
      SANDBOX_CONTROL: '1',
      SANDBOX_FAST_PASSWORDS: '1',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Builds the sandbox for a test file, in a temporary folder. */
export async function buildSandbox(): Promise<SandboxProcesses> {
  const name = `sandbox-${String(process.pid)}-${crypto.randomUUID()}`;
  const folder = join(packageFolder, 'node_modules', '.cache', name);
  await buildInto(folder);
  const running = new Set<ChildProcess>();

  const stop: SandboxProcesses['stop'] = async (child, signal) => {
    running.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return {
    folder,
    async start(variables) {
      const port = Number(variables['PORT'] ?? (await findFreePort()));
      const child = spawnSandbox(folder, { PORT: String(port), ...variables });
      running.add(child);
      return { child, port, said: await whatItSays(child) };
    },
    stop,
    async stopAll() {
      for (const child of running) await stop(child, 'SIGTERM');
    },
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
