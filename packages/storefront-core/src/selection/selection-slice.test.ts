import { describe, expect, it } from 'vitest';
import { type Selection, emptySelection } from './selection';
import { selectionSlice } from './selection-slice';

const { actions, reducer } = selectionSlice;
const game = { clientId: 'c1', gameProductId: 'gp1', gameName: 'Game', logo: '' };
const choice = { value: 'v', display: 'V' };
const complete: Selection = {
  game,
  area: choice,
  server: choice,
  role: choice,
  productId: 'p1',
  region: 'TH',
  channelKey: '10201:',
  subChannelId: 'sub',
};

describe('choices', () => {
  it('clears everything except the payment region for another game', () => {
    const other = { ...game, clientId: 'c2' };
    expect(reducer(complete, actions.gameChosen(other))).toEqual({
      ...emptySelection,
      game: other,
      region: 'TH',
    });
  });

  it('clears the role for another server', () => {
    const server = { value: 's2', display: 'S2' };
    expect(reducer(complete, actions.serverChosen({ server, area: null }))).toEqual({
      ...complete,
      server,
      area: null,
      role: null,
    });
  });

  it('clears the channel for another region (spec §4)', () => {
    expect(reducer(complete, actions.regionChosen('VN'))).toEqual({
      ...complete,
      region: 'VN',
      channelKey: null,
      subChannelId: null,
    });
  });

  it('clears the channel together with the goods', () => {
    expect(reducer(complete, actions.goodsCleared())).toMatchObject({
      productId: null,
      channelKey: null,
      subChannelId: null,
      role: choice,
    });
  });
});
