// A window that the shop opened may close itself; one that the player opened stays, with its text.
setTimeout(() => window.close(), 1200);
