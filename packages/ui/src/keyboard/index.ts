export { type KeyboardWindow, watchKeyboard } from './watch-keyboard';
