export { paintGameColours, readColour, saveGameColours, type PageColours } from './game-colours';
