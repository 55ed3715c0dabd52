/** The absolute address of a picture below `assets`; empty for goods or channels without one. */
export function imageAddress(ownOrigin: string, picture: string): string {
  return picture === '' ? '' : `${ownOrigin}/images/${picture}.svg`;
}
