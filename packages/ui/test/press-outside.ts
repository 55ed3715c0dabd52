import type { User } from './user';

/** Presses beside a popup: whatever a finger would meet in the corner of the window. */
export async function pressOutside(user: User): Promise<void> {
  await user.click(document.elementFromPoint(2, 2) ?? document.body);
}
