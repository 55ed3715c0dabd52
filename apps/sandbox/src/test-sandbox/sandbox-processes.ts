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
}

/** A sandbox that could not start. */
export interface FailedStart {
  readonly said: string;
  readonly exitCode: number | null;
}

/** Environment variables of a sandbox. */
type Variables = Readonly<Record<string, string>>;

/** The built sandbox and its processes in a test file. */
export interface SandboxProcesses {
  /** The folder of the build. */
  readonly folder: string;
  /**
   * Starts a process on a free port; resolves once it is ready.
   *
   * @throws Error with its output if it ends before.
   */
  start(variables: Variables): Promise<SandboxProcess>;
  /**
   * Starts a process that cannot start with these variables; resolves once it has ended.
   *
   * @throws Error if it is ready instead.
   */
  startInVain(variables: Variables): Promise<FailedStart>;
  /** Ends a process; resolves to its exit code, null if it was killed. */
  stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /**
   * Ends all processes.
   *
   * @throws Error with the output of one that has ended by itself.
   */
  stopAll(): Promise<void>;
  /** Removes the build. */
  remove(): void;
}

/** Builds the sandbox as its `npm run build` does. */
async function buildInto(folder: string): Promise<void> {
  const bundle = join(packageFolder, '../../tools/bundle.mjs');
  await promisify(execFile)(process.execPath, [bundle, '--to', folder], { cwd: packageFolder });
}

/** A process, and what it has printed so far. */
interface Spawned extends SandboxProcess {
  readonly printed: string[];
}

/** Starts a process; resolves once it is ready or has ended. */
async function spawnSandbox(folder: string, port: number, variables: Variables): Promise<Spawned> {
  const child = spawn(process.execPath, [join(folder, 'main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      SANDBOX_CONTROL: '1',
      SANDBOX_FAST_PASSWORDS: '1',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  await new Promise<void>((resolve) => {
    const listen = (chunk: Buffer): void => {
      printed.push(chunk.toString());
      if (printed.join('').includes('Sandbox ready')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => resolve());
  });
  return { child, port, printed };
}

/** Starts a process on a free port, and on another one if a program takes that port meanwhile. */
async function spawnOnFreePort(folder: string, variables: Variables): Promise<Spawned> {
  for (;;) {
    const port = await findFreePort();
    const spawned = await spawnSandbox(folder, port, variables);
    if (!spawned.printed.join('').startsWith(`Port ${String(port)} is taken`)) return spawned;
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function unexpected(what: string, { child, printed }: Spawned): Error {
  const end = String(child.exitCode ?? child.signalCode);
  return new Error(`A sandbox ${what} (${end}): ${printed.join('')}`);
}

/** Builds the sandbox for a test file, in a temporary folder. */
export async function buildSandbox(): Promise<SandboxProcesses> {
  const name = `sandbox-${String(process.pid)}-${crypto.randomUUID()}`;
  const folder = join(packageFolder, 'node_modules', '.cache', name);
  await buildInto(folder);
  const running = new Map<ChildProcess, Spawned>();

  const stop: SandboxProcesses['stop'] = async (child, signal) => {
    const spawned = running.get(child);
    running.delete(child);
    if (spawned !== undefined && hasEnded(child)) throw unexpected('ended by itself', spawned);
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return {
    folder,
    async start(variables) {
      const spawned = await spawnOnFreePort(folder, variables);
      if (hasEnded(spawned.child)) throw unexpected('ended before it was ready', spawned);
      running.set(spawned.child, spawned);
      return spawned;
    },
    async startInVain(variables) {
      const spawned = await spawnOnFreePort(folder, variables);
      const { child, printed } = spawned;
      if (hasEnded(child)) return { said: printed.join(''), exitCode: child.exitCode };
      child.kill('SIGKILL');
      throw unexpected('is ready', spawned);
    },
    stop,
    async stopAll() {
      for (const child of running.keys()) await stop(child, 'SIGTERM');
    },
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
