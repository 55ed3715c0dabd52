export { paintGameColours } from './paint-game-colours';
export { useGameColours } from './use-game-colours';
export { useGameLogo } from './use-game-logo';
