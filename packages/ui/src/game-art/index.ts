export { GameArt, type GameArtProps } from './game-art';
