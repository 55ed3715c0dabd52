import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Which fonts a browser has, and how it finds them. */
const fonts = join(import.meta.dirname, 'fonts.conf');

/** A program that runs beside the test, with a temporary folder of its own. */
export interface Program {
  readonly folder: string;
  /** Resolves to the first match of a pattern in what the program prints; rejects if it ends before. */
  readonly printed: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Ends the program and all that it has started. */
  readonly end: () => Promise<void>;
}

/** Starts a program. Its arguments follow from the path of its temporary folder. */
export function startProgram(
  command: string,
  argsIn: (folder: string) => readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Program {
  const folder = mkdtempSync(join(tmpdir(), 'shop-engine-'));
  const child = spawn(command, [...argsIn(folder)], {
    // Has a process group of its own, which is ended as a whole.
    detached: true,
    env: { ...process.env, HOME: folder, FONTCONFIG_FILE: fonts, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let noteOutput = (): void => undefined;
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => {
      resolve(message);
    });
    child.once('close', (code) => {
      resolve(`${command} has ended with ${String(code)}`);
    });
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      noteOutput();
    });
  const kill = (): void => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  process.once('exit', kill);
  const printed = async (pattern: RegExp): Promise<RegExpExecArray> => {
    const found = pattern.exec(output);
    if (found !== null) return found;
    const next = new Promise<null>((resolve) => {
      noteOutput = () => {
        resolve(null);
      };
    });
    const reason = await Promise.race([next, ended]);
    if (reason !== null) throw new Error(`${reason}:\n${output}`);
    return printed(pattern);
  };
  return {
    folder,
    printed,
    end: async () => {
      kill();
      await ended;
      process.removeListener('exit', kill);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Returns a port that no program listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
