import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ComponentScope, ComponentType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums';
import {
  Bom,
  Component,
  Metadata,
  NamedLicense,
  SpdxLicense,
} from '@cyclonedx/cyclonedx-library/Models';
import { JSON as CycloneJson, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { fixupSpdxId } from '@cyclonedx/cyclonedx-library/SPDX';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { keysOf } from '../api/keys-of.mjs';
import { readManifest } from '../api/read-entries.mjs';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { field, text } from '../test/json.mjs';

/** @typedef {import('./members.mjs').Member} Member */

/** Packages whose files contain what their manifests only have for development. */
const bundled = new Map([['@shop/payment-element', ['@shop/i18n']]]);

/** The build of the storefronts, of which their files contain polyfills and nothing else. */
const builder = '@shop/storefront-build';
const polyfills = new Set([
  '@juggle/resize-observer',
  'abortcontroller-polyfill',
  'clipboard-polyfill',
  'core-js',
]);

/**
 * Returns a list of what a member consists of, as CycloneDX 1.6 in JSON: the member and the packages that it depends on in
 * production, with version, licence and package URL. What the build of an app uses without shipping it has the scope
 * `excluded`. The list has no serial number, and the same content for the same commit.
 *
 * @param {Member} member
 * @param {string} archive its path; the list has its hash
 * @param {Date} time
 * @returns {string}
 */
export function sbom(member, archive, time) {
  /** @type {Map<string, Component>} */
  const found = new Map();
  const component = collect(member.folder, found, false);
  component.type = member.kind === 'app' ? ComponentType.Application : ComponentType.Library;
  component.scope = undefined;
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
  component.hashes.set(HashAlgorithm['SHA-256'], hash);

  const bom = new Bom({ metadata: new Metadata({ component, timestamp: time }) });
  for (const other of found.values()) if (other !== component) bom.components.add(other);
  const serializer = new JsonSerializer(new CycloneJson.Normalize.Factory(Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

/**
 * Returns the component of an installed package, and adds it and all that it depends on.
 *
 * @param {string} folder
 * @param {Map<string, Component>} found by package URL
 * @param {boolean} isExcluded whether only the build uses it
 * @returns {Component}
 */
function collect(folder, found, isExcluded) {
  const manifest = readManifest(folder);
  const name = text(manifest, 'name');
  const version = text(manifest, 'version');
  // A registry may have a package of somebody else under the name of a private one.
  const kind = field(manifest, 'private') === true ? 'generic' : 'npm';
  const purl = `pkg:${kind}/${name.replace('@', '%40')}@${version}`;
  const known = found.get(purl);
  // What was found as a part of the build first may be shipped as well.
  if (known !== undefined && (isExcluded || known.scope !== ComponentScope.Excluded)) return known;

  const component =
    known ?? new Component(ComponentType.Library, name, { version, purl, bomRef: purl });
  component.scope = isExcluded ? ComponentScope.Excluded : ComponentScope.Required;
  found.set(purl, component);
  const licence = text(manifest, 'license');
  component.licenses.clear();
  const id = fixupSpdxId(licence);
  if (licence !== '')
    component.licenses.add(id === undefined ? new NamedLicense(licence) : new SpdxLicense(id));

  const names = [...keysOf(field(manifest, 'dependencies')), ...(bundled.get(name) ?? [])];
  for (const dependency of names.filter((one) => !isOptional(manifest, one)).sort()) {
    const isOfBuild =
      name === builder ? !polyfills.has(dependency) : isExcluded || dependency === builder;
    const at = installedAt(folder, dependency);
    component.dependencies.add(collect(at, found, isOfBuild).bomRef);
  }
  return component;
}

/**
 * Returns where a dependency is installed, as Node finds it: pnpm has what a package depends on beside it.
 *
 * @param {string} folder of the package that depends on it
 * @param {string} name
 * @returns {string}
 */
function installedAt(folder, name) {
  for (let at = realpathSync(folder); at !== dirname(at); at = dirname(at)) {
    const found = join(at, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
  }
  throw new PlainFailure(`${name}, which ${folder} depends on, is not installed: npm run setup`);
}

/**
 * Optional dependencies differ by platform, and none of them is shipped.
 *
 * @param {unknown} manifest
 * @param {string} name
 */
function isOptional(manifest, name) {
  return keysOf(field(manifest, 'optionalDependencies')).includes(name);
}
