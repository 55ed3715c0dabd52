/** @typedef {import('./check.mjs').Checked} Checked */
/** @typedef {import('./facts.mjs').Facts} Facts */

const maxExamples = 3;

/**
 * Formats rows as a table with aligned columns; numbers to the right.
 *
 * @param {readonly (readonly (string | number)[])[]} rows
 */
function table(rows) {
  const widths = rows.reduce(
    (/** @type {number[]} */ found, row) =>
      row.map((cell, index) => Math.max(found[index] ?? 0, String(cell).length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, index) => {
          const width = widths[index] ?? 0;
          return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Lists each nemesis with the calls that met it and the violations that began meanwhile.
 *
 * @param {Facts} facts
 * @param {readonly Checked[]} checked
 */
export function formatAttacks({ attacks, history }, checked) {
  const moments = checked.flatMap(({ violations }) => violations.flatMap(({ at }) => at ?? []));
  const names = [...new Set(attacks.map(({ nemesis }) => nemesis))].sort();
  const rows = names.map((name) => {
    const own = attacks.filter(({ nemesis }) => nemesis === name);
    const isMet = (/** @type {number} */ from, /** @type {number} */ to) =>
      own.some((attack) => from <= attack.to && to >= attack.from);
    const met = history.filter(({ startedAt, endedAt }) => isMet(startedAt, endedAt));
    const slowest = Math.max(...own.map(({ recoveryMs }) => recoveryMs ?? Infinity));
    return [
      name,
      own.length,
      met.length,
      met.filter(({ reply }) => reply === null).length,
      moments.filter((at) => isMet(at, at)).length,
      Math.round(slowest) / 1000,
    ];
  });
  return table([
    ['nemesis', 'times', 'calls', 'unanswered', 'violations', 'back after s'],
    ...rows,
  ]);
}

/**
 * Lists each invariant with how many facts it has looked at.
 *
 * @param {readonly Checked[]} checked
 */
export function formatInvariants(checked) {
  const rows = checked.map(({ invariant, looked, violations }) => {
    const shown = looked === 0 ? 'not shown' : 'held';
    return [
      invariant.family,
      invariant.name,
      looked,
      violations.length === 0 ? shown : `BROKEN ${violations.length} times`,
    ];
  });
  return table([['family', 'invariant', 'looked at', ''], ...rows]);
}

/**
 * Lists the broken invariants with the first examples.
 *
 * @param {readonly Checked[]} checked
 */
export function formatViolations(checked) {
  return checked
    .filter(({ violations }) => violations.length > 0)
    .map(({ invariant, violations }) => {
      const examples = violations
        .slice(0, maxExamples)
        .map(({ text, at }) => `  ${at === undefined ? '' : `${Math.round(at)} ms: `}${text}`);
      return [`${invariant.sentence} Broken:`, ...examples].join('\n');
    })
    .join('\n');
}
