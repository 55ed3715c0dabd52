// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { aCardStage } from '../../testing/a-card-stage';
import { pingpongxCardFrame } from './pingpongx-card';

interface Options {
  readonly container: HTMLElement;
  readonly onReady: () => void;
  readonly onResult: (result: unknown) => void;
}

function aLibrary() {
  const shown: Options[] = [];
  return { shown, library: { mountCard: (options: Options) => shown.push(options) } };
}

const place = document.createElement('main');

describe('the card-payment provider’s card fields', () => {
  it('are shown with the payment’s token, in the place they are given', async () => {
    const { library, shown } = aLibrary();
    const { stage, said } = aCardStage(place, library);
    await pingpongxCardFrame.mount(stage);
    const told = { token: 'token-of-the-order', environment: 'sandbox', locale: 'zh-TW' };
    expect(shown).toMatchObject([told]);
    expect(shown[0]?.container).toBe(place);
    expect(said).toEqual([]);
    shown[0]?.onReady();
    expect(said).toEqual(['ready']);
  });

  it.each([
    [{ status: 'submitted' }, ['done']],
    [{ status: 'cancelled' }, ['cancelled']],
    [{ status: 'error' }, ['load-failed']],
    [{ status: 'paid' }, []],
    [{ status: null }, []],
    [{}, []],
    [null, []],
    ['submitted', []],
  ])('mean by %j: %j', async (result: unknown, meaning) => {
    const { library, shown } = aLibrary();
    const { stage, said } = aCardStage(place, library);
    await pingpongxCardFrame.mount(stage);
    shown[0]?.onResult(result);
    expect(said).toEqual(meaning);
  });

  it.each([
    ['no script is configured', aLibrary().library, { script: null }],
    ['the payment’s token is missing', aLibrary().library, { session: new Map() }],
    ['the script does not load', undefined, {}],
    ['the global is something else', { mount: () => null }, {}],
    ['the global is nothing', null, {}],
  ])('have failed to load where %s', async (_, library, changes) => {
    const { stage, said } = aCardStage(place, library, changes);
    await pingpongxCardFrame.mount(stage);
    expect(said).toEqual(['load-failed']);
  });
});
