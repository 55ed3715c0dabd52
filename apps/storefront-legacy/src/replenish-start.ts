import { start } from './full-start';

// A payer's visit is never a plain one, so their page has the full start inside.
start(window);
window.hasShopBegun = true;
