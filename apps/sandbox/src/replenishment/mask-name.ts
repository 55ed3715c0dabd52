const hidden = '***';

/**
 * Masks a name after its first character (grapheme), so that a payer who knows the player recognises
 * them and others do not.
 */
export function maskName(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return (first?.segment ?? '') + hidden;
}
