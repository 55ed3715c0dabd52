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
  it('are mounted in the container with the payment’s token', async () => {
    const { library, shown } = aLibrary();
    const { stage, reports } = aCardStage(place, library);
    await pingpongxCardFrame.mount(stage);
    const expected = { token: 'token-of-the-order', environment: 'sandbox', locale: 'zh-TW' };
    expect(shown).toMatchObject([expected]);
    expect(shown[0]?.container).toBe(place);
    expect(reports).toEqual([]);
    shown[0]?.onReady();
    expect(reports).toEqual(['ready']);
  });

  it('take on the look of the shop', async () => {
    const { library, shown } = aLibrary();
    const appearance = { fill: '#5b4bff', onFill: '#ffffff', cornerPx: 4, scheme: 'dark' } as const;
    await pingpongxCardFrame.mount(aCardStage(place, library, { appearance }).stage);
    expect(shown).toMatchObject([{ appearance }]);
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
  ])('report the result %j as %j', async (result: unknown, reported) => {
    const { library, shown } = aLibrary();
    const { stage, reports } = aCardStage(place, library);
    await pingpongxCardFrame.mount(stage);
    shown[0]?.onResult(result);
    expect(reports).toEqual(reported);
  });

  it.each([
    ['without a configured script', aLibrary().library, { script: null }],
    ['without the payment’s token', aLibrary().library, { session: new Map() }],
    ['when the script does not load', undefined, {}],
    ['when the global is another object', { mount: () => null }, {}],
    ['when the global is null', null, {}],
  ])('end as load-failed %s', async (_, library, changes) => {
    const { stage, reports } = aCardStage(place, library, changes);
    await pingpongxCardFrame.mount(stage);
    expect(reports).toEqual(['load-failed']);
  });
});
