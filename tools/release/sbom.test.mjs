import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { expect, it, onTestFinished } from 'vitest';
import { repository } from '../terminal/repository.mjs';
import { field, list, text } from '../test/json.mjs';
import { readMembers } from './members.mjs';
import { sbom } from './sbom.mjs';

const time = new Date('2026-11-28T00:00:00Z');

/** @param {import('./members.mjs').Member} member */
function listOf(member) {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const archive = join(folder, 'one.tgz');
  writeFileSync(archive, '');
  return sbom(member, archive, time);
}

/**
 * Returns the scope of each component of a list, by its package URL without the version.
 *
 * @param {string} json
 */
function scopes(json) {
  const components = list(JSON.parse(json), 'components');
  return new Map(
    components.map((one) => [text(one, 'purl').replace(/@[^@]*$/, ''), text(one, 'scope')]),
  );
}

/** @param {string} name */
function memberNamed(name) {
  const found = readMembers(repository).find((member) => member.name === name);
  if (found === undefined) throw new Error(`${name} is not released`);
  return found;
}

it.each(readMembers(repository))('is valid CycloneDX for $name', async (member) => {
  const validator = new JsonStrictValidator(Version.v1dot6);
  await expect(validator.validate(listOf(member))).resolves.toBeNull();
});

it('has version, licence, package URL and hash of the member, and the time of the release', () => {
  const metadata = field(JSON.parse(listOf(memberNamed('@shop/contract'))), 'metadata');
  expect(metadata).toMatchObject({
    timestamp: '2026-11-28T00:00:00.000Z',
    component: {
      name: '@shop/contract',
      version: memberNamed('@shop/contract').version,
      purl: `pkg:npm/%40shop/contract@${memberNamed('@shop/contract').version}`,
      licenses: [{ license: { id: 'MIT' } }],
      // The hash of nothing.
      hashes: [
        {
          alg: 'SHA-256',
          content: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        },
      ],
    },
  });
});

it('tells what an app ships from what only its build uses', () => {
  const found = scopes(listOf(memberNamed('@shop/storefront-new')));
  expect(found.get('pkg:npm/react')).toBe('required');
  expect(found.get('pkg:npm/core-js')).toBe('required');
  expect(found.get('pkg:generic/%40shop/storefront-build')).toBe('excluded');
  expect(found.get('pkg:npm/vite')).toBe('excluded');
  // Which Vite depends on.
  expect(found.get('pkg:npm/rolldown')).toBe('excluded');
});

it('has what a package contains without depending on it', () => {
  expect(scopes(listOf(memberNamed('@shop/payment-element'))).has('pkg:npm/%40shop/i18n')).toBe(
    true,
  );
});

it('names a private package as none of the registry', () => {
  const found = scopes(listOf(memberNamed('@shop/storefront-new')));
  expect(found.has('pkg:generic/%40shop/ui')).toBe(true);
});

it('finds what dependencies depend on, and leaves out development and other platforms', () => {
  const root = mkdtempSync(join(tmpdir(), 'sbom-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const write = (/** @type {string} */ path, /** @type {object} */ manifest) => {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, 'package.json'), JSON.stringify(manifest));
  };
  write('node_modules/a', { name: 'a', version: '1.0.0', dependencies: { b: '1' } });
  write('node_modules/b', {
    name: 'b',
    version: '1.0.0',
    license: 'Ours',
    dependencies: { a: '1' },
  });
  write('.', {
    name: 'one',
    version: '1.0.0',
    dependencies: { a: '1', other: '1' },
    optionalDependencies: { other: '1' },
    devDependencies: { dev: '1' },
  });
  const member = /** @type {const} */ ({ kind: 'package', name: 'one', version: '1.0.0' });
  const json = listOf({ ...member, folder: root });
  expect([...scopes(json).keys()]).toEqual(['pkg:npm/a', 'pkg:npm/b']);
  expect(JSON.parse(json)).toMatchObject({
    components: [{ name: 'a' }, { name: 'b', licenses: [{ license: { name: 'Ours' } }] }],
    dependencies: [
      { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/b@1.0.0'] },
      { ref: 'pkg:npm/b@1.0.0', dependsOn: ['pkg:npm/a@1.0.0'] },
      { ref: 'pkg:npm/one@1.0.0', dependsOn: ['pkg:npm/a@1.0.0'] },
    ],
  });
});
