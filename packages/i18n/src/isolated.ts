const leftToRight = '\u202a';
const rightToLeft = '\u202b';
const end = '\u202c';

/**
 * Returns a number or an amount as it stands in a text: its signs stay where they are. In a right-to-left text, it is
 * embedded between marks. The characters made for this, FSI and PDI, are unknown to browsers of 2018: Chromium 67
 * reversed the digits between them.
 *
 * @param direction - That of the text.
 */
export function isolatedAmount(amount: string, direction: 'ltr' | 'rtl'): string {
  return direction === 'rtl' ? `\u200f\u202a${amount}\u202c\u200f` : amount;
}

const rightToLeftLetter = /[\u0590-\u08ff]/;

/** A text whose first letter is one of a right-to-left script. */
const startsRightToLeft = /^[^a-z\u00c0-\u058f\u0900-\u1fff\u2c00-\uffff]*[\u0590-\u08ff]/i;

/**
 * Leaves each embedding closed, as in a text that contains isolated values itself, and takes away every other
 * character that changes directions: a name may not turn the price after it around.
 */
function closed(value: string): string {
  let open = 0;
  const own = value.replace(/[\u202a-\u202e\u2066-\u2069]/g, (control) => {
    if (control === leftToRight || control === rightToLeft) open += 1;
    else if (control === end && open > 0) open -= 1;
    else return '';
    return control;
  });
  return own + end.repeat(open);
}

/**
 * Returns a value as it stands in a text, so that neither turns around parts of the other: otherwise the `$` of
 * `$4.99` would move to its end between Arabic words, and a price after an Arabic name would move in front of it.
 *
 * @param direction - That of the text.
 */
export function isolated(value: string, direction: 'ltr' | 'rtl'): string {
  const own = closed(value);
  if (direction === 'ltr' && !rightToLeftLetter.test(own)) return own;
  // The marks of the direction of the text keep what stands around the value apart from it.
  const mark = direction === 'rtl' ? '\u200f' : '\u200e';
  const embedding = startsRightToLeft.test(own) ? rightToLeft : leftToRight;
  return mark + embedding + own + end + mark;
}
