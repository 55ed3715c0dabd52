export { paintGameColours } from './paint-game-colours';
export { readColour, saveGameColours, type PageColours } from './game-colours';
