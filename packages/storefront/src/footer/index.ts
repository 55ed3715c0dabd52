export { FooterButtons } from './footer-buttons';
export { type GameLinks, useGameLinks } from './use-game-links';
