const hidden = '***';

/**
 * A name with which a payer can tell that it is the right player, and a stranger cannot tell who it
 * is: its first character, by what people take for one.
 */
export function maskName(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return (first?.segment ?? '') + hidden;
}
