import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls } from './calls';
import { Code } from './code';
import { readAnswer } from './envelope';

const { gameList, orderInfo, initPage } = calls;

describe('answers (spec §8)', () => {
  it.each([1, '1'])('code %j is success and yields the content', (code) => {
    const body = { code, msg: '', content: { server_time: '1700000000', country: null } };
    expect(readAnswer(initPage, body)).toEqual({
      kind: 'content',
      content: { server_time: 1700000000, country: '' },
    });
  });

  it.each(Object.entries(Code).filter(([name]) => name !== 'success'))(
    '%s is a refusal, with its message and content',
    (_, code) => {
      expect(readAnswer(initPage, { code, msg: 'No.', content: { a: 1 } })).toEqual({
        kind: 'refused',
        code,
        msg: 'No.',
        content: { a: 1 },
      });
    },
  );

  it.each([
    null,
    undefined,
    '',
    '<html>',
    7,
    [],
    {},
    { code: null },
    { code: 'one' },
    { code: NaN },
  ])('%j is malformed', (body) => {
    expect(readAnswer(initPage, body).kind).toBe('malformed');
  });

  it('reports where the content of a success is malformed', () => {
    expect(
      readAnswer(orderInfo, { code: 1, msg: '', content: { billing_no: 'b', status: 5 } }),
    ).toEqual({ kind: 'malformed', reason: 'orderInfo: status' });
  });

  it('cuts a message at 300 characters', () => {
    const answer = readAnswer(initPage, { code: -1, msg: 'x'.repeat(10_000), content: null });
    expect(answer).toMatchObject({ kind: 'refused', msg: 'x'.repeat(300) });
  });

  it('leaves out a broken game and keeps the others', () => {
    const game = { client_id: 7, gp_id: 'g', name: 'Good' };
    const answer = readAnswer(gameList, {
      code: 1,
      content: { games: [game, { name: 'no id' }, null] },
    });
    expect(answer).toMatchObject({
      kind: 'content',
      content: { games: [{ client_id: '7', name: 'Good', sub_game: {}, is_select_game: false }] },
    });
  });

  it('keeps a game whose optional price cannot be read, without the price', () => {
    const game = { client_id: 7, gp_id: 'g', name: 'Good', from_price: 'free', banner: null };
    expect(readAnswer(gameList, { code: 1, content: { games: [game] } })).toMatchObject({
      kind: 'content',
      content: { games: [{ name: 'Good', banner: '', from_price: null, from_currency: '' }] },
    });
  });

  it('reads any body of any call without throwing', () => {
    const anyCall = fc.constantFrom(...Object.values(calls));
    const anyBody = fc.oneof(
      fc.anything(),
      fc.record({
        code: fc.constantFrom(1, '1', -600),
        msg: fc.anything(),
        content: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(anyCall, anyBody, (call, body) => {
        expect(['content', 'refused', 'malformed']).toContain(readAnswer(call, body).kind);
      }),
    );
  });
});
