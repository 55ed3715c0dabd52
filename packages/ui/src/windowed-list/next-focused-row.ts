/** Input of {@link nextFocusedRow}. */
export interface NextFocusedRowInput {
  /** `key` of the keyboard event. */
  key: string;
  /** The row with focus. */
  from: number;
  count: number;
  /** Rows without a control, such as headings, are passed over. */
  isStop: (index: number) => boolean;
  /** In a group of radios all four arrows move, from the last one to the first as well. */
  asRadios: boolean;
  isRightToLeft: boolean;
}

const start = -1;

/**
 * Returns the row that a key moves focus to, or null if the key does not move focus or there is no
 * such row.
 */
export function nextFocusedRow(input: NextFocusedRowInput): number | null {
  const { key, from, count } = input;
  if (key === 'Home') return nextStop(input, start, 1, false);
  if (key === 'End') return nextStop(input, count, -1, false);
  const step = stepOf(input);
  return step === null ? null : nextStop(input, from, step, input.asRadios);
}

function stepOf({ key, asRadios, isRightToLeft }: NextFocusedRowInput): 1 | -1 | null {
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  if (!asRadios) return null;
  if (key === 'ArrowRight') return isRightToLeft ? -1 : 1;
  if (key === 'ArrowLeft') return isRightToLeft ? 1 : -1;
  return null;
}

function nextStop(
  { count, isStop }: NextFocusedRowInput,
  from: number,
  step: 1 | -1,
  goesRound: boolean,
): number | null {
  for (let walked = 1; walked <= count; walked += 1) {
    const ahead = from + step * walked;
    const index = goesRound ? (ahead + count) % count : ahead;
    if (index < 0 || index >= count) return null;
    if (isStop(index)) return index;
  }
  return null;
}
