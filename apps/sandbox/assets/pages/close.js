// A window that the shop opened may close itself; any other tab stays, with its link to the shop.
setTimeout(() => window.close(), 1200);
