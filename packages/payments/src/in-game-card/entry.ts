export { inGameCard } from './in-game-card';
