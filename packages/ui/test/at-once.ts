/** Popups stand there at once, so that a play may look at one before the first frame. */
export const atOnce = '[data-starting-style] { opacity: 1 !important; transform: none !important }';
