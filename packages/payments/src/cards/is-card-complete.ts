import type { PrepaidCard } from '@shop/contract';

/** Whether number and password both say something once they are trimmed (spec §5). */
export function isCardComplete({ number, password }: PrepaidCard): boolean {
  return number.trim() !== '' && password.trim() !== '';
}
