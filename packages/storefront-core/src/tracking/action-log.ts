/** Is called with an action after the store has handled it, and with the state it has led to. */
export type ActionListener<State> = (action: unknown, state: State) => void;

/** The actions of a store, for a listener that is loaded after the first screen. */
export interface ActionLog<State> {
  /** Adds an action that the store has handled, and the state it has led to. */
  readonly add: ActionListener<State>;
  /** Calls `listener` with the actions so far, and from now on with every action. */
  readonly follow: (listener: ActionListener<State>) => void;
}

/** A page whose other code cannot be loaded must not keep its actions forever. */
const maxWaiting = 100;

/** Creates a log, which keeps actions until it has a listener. */
export function createActionLog<State>(): ActionLog<State> {
  const waiting: Parameters<ActionListener<State>>[] = [];
  let listener: ActionListener<State> = (...entry) => {
    if (waiting.length < maxWaiting) waiting.push(entry);
  };
  return {
    add: (...entry) => {
      listener(...entry);
    },
    follow: (later) => {
      listener = later;
      for (const entry of waiting.splice(0)) later(...entry);
    },
  };
}
