import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../terminal/run-command.mjs';
import { removeEarlier, writeSums } from './sums.mjs';

/** @param {readonly string[]} names of files, each with its name as its content */
function release(names) {
  const folder = mkdtempSync(join(tmpdir(), 'sums-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const name of names) writeFileSync(join(folder, name), name);
  return folder;
}

it('writes what sha256sum compares files with', async () => {
  const folder = release(['b.tgz', 'a.tgz']);
  writeSums(folder, [join(folder, 'b.tgz'), join(folder, 'a.tgz')]);
  const check = async () => runCommand('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder });
  await expect(check()).resolves.toEqual({ code: 0, output: 'a.tgz: OK\nb.tgz: OK\n' });
  writeFileSync(join(folder, 'a.tgz'), 'changed');
  await expect(check()).resolves.toMatchObject({ code: 1 });
});

it('removes the files of an earlier release, and no other', () => {
  const folder = release(['one.tgz', 'notes of ours']);
  writeSums(folder, [join(folder, 'one.tgz')]);
  removeEarlier(folder);
  expect(readdirSync(folder)).toEqual(['notes of ours']);
});
