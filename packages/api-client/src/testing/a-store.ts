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

/** A store over the transport of a scene. */
export interface TestStore {
  readonly scene: Scene;
  readonly store: ReturnType<typeof configured>;
  /** All dispatched actions. */
  readonly actions: readonly UnknownAction[];
  /** The requested paths, in their order. */
  readonly asked: () => readonly string[];
}

/** Opens a store over hosts in the given states. */
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
