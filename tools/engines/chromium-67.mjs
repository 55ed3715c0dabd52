import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { runCommand } from '../terminal/run-command.mjs';

/** An npm package with a Chromium of May 2018; the promised Chrome 64 is of January. */
const wanted = 'chrome-aws-lambda@67.0.3372';
const sha512 =
  'JGB/vPO64wwEBLBRGkZUa9uoJ7sZ/y0wB9/ZAlDS7fYtEOAJUVx7WzcU3hIhfCP4RSBcggS6vbSyx1u+Sgt5+w==';

/**
 * Returns the path of Chromium 67; null where it cannot be had. It is fetched when it is first needed, and not
 * with the other packages, since it has 33 MB and only the journeys need it.
 *
 * @param {string} root
 * @returns {Promise<string | null>}
 * @throws {Error} if the package is not the one that was reviewed
 */
export async function chromium67(root) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = join(root, 'node_modules/.cache/chromium-67');
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;

  mkdirSync(folder, { recursive: true });
  const pack = ['pack', wanted, '--silent', '--ignore-scripts', '--pack-destination', folder];
  const packed = await runCommand('npm', pack, { cwd: folder });
  const archive = join(folder, `${wanted.replace('@', '-')}.tgz`);
  if (packed.code !== 0 || !existsSync(archive)) return null;
  if (createHash('sha512').update(readFileSync(archive)).digest('base64') !== sha512)
    throw new Error(`${wanted} is not the package that was reviewed.`);
  const unpacked = await runCommand('tar', ['-xzf', archive, 'package/bin/chromium.br'], {
    cwd: folder,
  });
  if (unpacked.code !== 0) throw new Error(unpacked.output);

  const compressed = readFileSync(join(folder, 'package/bin/chromium.br'));
  // Under another name until it is whole.
  writeFileSync(`${program}.part`, brotliDecompressSync(compressed), { mode: 0o755 });
  renameSync(`${program}.part`, program);
  rmSync(archive);
  rmSync(join(folder, 'package'), { recursive: true });
  return program;
}
