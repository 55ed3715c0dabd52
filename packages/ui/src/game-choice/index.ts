export { GameCards } from './game-cards';
export {
  GameChoice,
  type GameChoiceProps,
  type GameOption,
  type SubGameOption,
} from './game-choice';
