import { type UnknownAction, configureStore } from '@reduxjs/toolkit';
import { shopApi } from '../endpoints/shop-api';
import { Scene, type SceneOptions } from './scene';

function configured(scene: Scene, actions: UnknownAction[]) {
  return configureStore({
    reducer: {
      [shopApi.reducerPath]: shopApi.reducer,
      count: (count: number = 0, action: UnknownAction) => {
        actions.push(action);
        return count + 1;
      },
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: scene.transport } }).concat(shopApi.middleware),
  });
}

/** A store over a transport in a world of its own. */
export interface TestStore {
  readonly scene: Scene;
  readonly store: ReturnType<typeof configured>;
  /** All that was dispatched. */
  readonly actions: readonly UnknownAction[];
  /** The paths that were asked for, in their order. */
  readonly asked: () => readonly string[];
}

/** Opens a store, with its hosts in the states given. */
export function aStore(options: SceneOptions): TestStore {
  const scene = new Scene(options);
  const actions: UnknownAction[] = [];
  return {
    scene,
    actions,
    store: configured(scene, actions),
    asked: () => scene.network.received.map(({ url }) => url.pathname),
  };
}
