export {
  GameChoice,
  type GameChoiceProps,
  type GameOption,
  type SubGameOption,
} from './game-choice';
