import type { User } from './user';

/** Presses outside of a popup: on the element in the corner of the window. */
export async function pressOutside(user: User): Promise<void> {
  await user.click(document.elementFromPoint(2, 2) ?? document.body);
}
