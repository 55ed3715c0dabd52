// Starts a sandbox on each of the ports, with a folder for each in SANDBOX_DATA. Says when all are ready, and ends
// with them. A signal reaches them by itself, as they are in the same group of processes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const { SANDBOX_DATA: data = '.', ...environment } = process.env;
const ports = process.argv.slice(2);
let ready = 0;
let isEnding = false;
const sandboxes = ports.map((port) =>
  spawn(process.execPath, ['../sandbox/dist/main.js'], {
    env: { ...environment, PORT: port, SANDBOX_DATA: join(data, port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  }),
);

for (const sandbox of sandboxes) {
  let said = '';
  sandbox.stdout.on('data', (/** @type {Buffer} */ chunk) => {
    if (said.includes('Sandbox ready')) return;
    said += chunk.toString();
    if (!said.includes('Sandbox ready')) return;
    ready += 1;
    if (ready === sandboxes.length) console.log('All sandboxes are ready');
  });
  sandbox.once('close', (code) => {
    if (code !== 0) process.exitCode = 1;
    if (isEnding) return;
    isEnding = true;
    // None is of use without the others.
    for (const other of sandboxes) other.kill('SIGTERM');
  });
}
process.on('SIGTERM', () => {
  isEnding = true;
});
