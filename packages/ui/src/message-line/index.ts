export { type Message, MessageLine, type MessageLineProps } from './message-line';
