import type { Look } from './look';

/**
 * What of a brand's look is not colour, as attributes for `<html>`: `look.css` turns them into
 * corners, heading faces and the page behind the cards.
 */
export function brandAttributes(
  look: Look,
): Record<'data-corners' | 'data-headings' | 'data-backdrop', string> {
  return {
    'data-corners': look.corners,
    'data-headings': look.headings,
    'data-backdrop': look.backdrop,
  };
}
