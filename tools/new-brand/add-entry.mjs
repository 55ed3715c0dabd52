/**
 * Adds a module to a file that imports modules and lists what they export: an import after the others,
 * and a line at the end of the list.
 *
 * @param {string} source
 * @param {{ name: string, from: string, list: RegExp, line?: string }} entry `list` matches the start of the list, to its
 *   bracket; `line` is what is added to it, by default the name
 * @returns {string}
 * @throws {Error} if the file has no such list
 */
export function addEntry(source, { name, from, list, line = name }) {
  const start = list.exec(source);
  const bracket = start?.[0].endsWith('{') === true ? '}' : ']';
  const end = start === null ? -1 : source.indexOf(bracket, start.index + start[0].length);
  if (start === null || end === -1) throw new Error(`There is no list ${String(list)}.`);
  const listed = source.slice(start.index + start[0].length, end).trimEnd();
  const separator = listed === '' || listed.endsWith(',') ? '' : ',';
  const extended = `${source.slice(0, start.index)}${start[0]}${listed}${separator}\n  ${line},\n${source.slice(end)}`;
  return withImport(extended, `import { ${name} } from '${from}';`);
}

/**
 * @param {string} source
 * @param {string} line
 */
function withImport(source, line) {
  const imports = [...source.matchAll(/^import [^;]*;$/gm)];
  const last = imports.at(-1);
  if (last === undefined) return `${line}\n\n${source}`;
  const end = last.index + last[0].length;
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`;
}
