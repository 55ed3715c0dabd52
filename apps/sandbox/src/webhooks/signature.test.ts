import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSigned, signatureHeader } from './signature';

const now = new Date('2026-11-21T10:00:00Z');
const body = '{"id":"1","amount_minor":499}';
const keys = ['old-key', 'new-key'];
const good = signatureHeader('new-key', body, now);
const [time = '', mac = ''] = good.split(',');

function later(seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

describe('a signature is valid', () => {
  it.each([
    ['with the newest key', good, body, now],
    ['with the key before it', signatureHeader('old-key', body, now), body, now],
    ['300 seconds ago', good, body, later(300)],
    ['300 seconds ahead', good, body, later(-300)],
  ])('%s', (_, header, sent, at) => {
    expect(isSigned(header, sent, keys, at)).toBe(true);
  });

  it.each([
    ['with another key', signatureHeader('their-key', body, now), body, now],
    ['with no key', signatureHeader('', body, now), body, now],
    ['301 seconds ago', good, body, later(301)],
    ['301 seconds ahead', good, body, later(-301)],
    ['over another amount', good, body.replace('499', '498'), now],
    ['over a body with a space more', good, `${body} `, now],
    ['over an empty body', good, '', now],
    ['for another time', `t=${String(Number(time.slice(2)) + 1)},${mac}`, body, now],
    ['without a time', mac, body, now],
    ['without a signature', time, body, now],
    ['with the parts changed round', `${mac},${time}`, body, now],
    ['with a signature cut short', good.slice(0, -1), body, now],
    ['with a signature too long', `${good}0`, body, now],
    ['with capitals', good.toUpperCase(), body, now],
    ['with two signatures', `${good},${mac}`, body, now],
    ['with a space', good.replace(',', ', '), body, now],
    ['with a time that is no number', `t=now,${mac}`, body, now],
    ['with a negative time', `t=-1,${mac}`, body, now],
    ['with nothing', '', body, now],
  ])('but not %s', (_, header, sent, at) => {
    expect(isSigned(header, sent, keys, at)).toBe(false);
  });

  it('but not with a revoked key', () => {
    expect(isSigned(good, body, ['newest-key'], now)).toBe(false);
    expect(isSigned(good, body, [], now)).toBe(false);
  });

  it('for any body, and invalid for any other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (said, other) => {
        const header = signatureHeader('new-key', said, now);
        return (
          isSigned(header, said, keys, now) &&
          isSigned(header, other, keys, now) === (said === other)
        );
      }),
    );
  });
});
