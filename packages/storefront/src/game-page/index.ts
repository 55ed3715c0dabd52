export { useGameColours } from './use-game-colours';
export { useGameLogo } from './use-game-logo';
