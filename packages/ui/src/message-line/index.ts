export { MessageLine, type MessageLineProps } from './message-line';
export type { Message } from './message';
