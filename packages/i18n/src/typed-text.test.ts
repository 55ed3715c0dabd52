import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainCode, searchKey } from './typed-text';

/** The digits 0 to 9 as players type them. */
const digits = [
  ['full width', '０１２３４５６７８９'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['Burmese', '၀၁၂၃၄၅၆၇၈၉'],
  ['Khmer', '០១២៣៤៥៦៧៨៩'],
  ['Adlam, outside of the basic plane', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'],
] as const;

describe('a code that was typed', () => {
  it.each(digits)('has ASCII digits if they are %s', (_, typed) => {
    expect(plainCode(typed)).toBe('0123456789');
  });

  it.each([
    ['full-width letters and signs', 'ＫＸ７ｑ－＿．', 'KX7q-_.'],
    ['surrounding blanks of any width', '\u3000 510001\u00a0\n', '510001'],
    ['invisible marks of a copied message', '\u200e\ufeff5\u200b10\u00ad001\u202c', '510001'],
  ])('is read without %s', (_, typed, code) => {
    expect(plainCode(typed)).toBe(code);
  });

  it.each(['KX7q', 'eu.51:0021-1', 'a b', 'é', '½', '²', '四'])(
    'keeps what may be meant, as in %s',
    (code) => {
      expect(plainCode(code)).toBe(code);
    },
  );

  it('stays as it is if it is ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (code) => {
        expect(plainCode(code)).toBe(code.trim());
      }),
    );
  });
});

describe('the key by which typed text is compared', () => {
  it.each([
    ['Ｓ１２', 's12'],
    ['ｓ １２', 'S12'],
    ['٣', '3'],
    ['payPAL', 'PayPal'],
    ['pay pal', 'PayPal'],
    ['ＰａｙＰａｌ', 'PayPal'],
    ['pokemon', 'Pokémon'],
    ['Poke\u0301mon', 'Pokémon'],
    ['platnosc', 'Płatność'],
    ['dien thoai', 'Điện thoại'],
    ['strasse', 'Straße'],
    ['istanbul', 'İSTANBUL'],
    ['ırmak', 'IRMAK'],
    ['елка', 'Ёлка'],
    ['ｶﾞﾁｬ', 'ガチャ'],
    ['㈱', '(株)'],
    ['محمد', 'مُحَمَّد'],
    ['اسد', 'أسد'],
    ['غـــــول', 'غول'],
    ['\u200fsky\u3000asia', 'Sky Asia'],
  ])('of %s is that of %s', (typed, name) => {
    expect(searchKey(typed)).toBe(searchKey(name));
  });

  it.each([
    ['ハ', 'パ'],
    ['か', 'が'],
    ['กา', 'กี'],
    ['1', '2'],
    ['x', 'y'],
  ])('of %s is not that of %s', (typed, name) => {
    expect(searchKey(typed)).not.toBe(searchKey(name));
  });

  it.each([
    ['ㅎ', '한국'],
    ['하', '한국'],
    ['한국', '한국 서버'],
    ['ดรา', 'ดราก้อน'],
  ])('of %s begins that of %s, while it is still being typed', (typed, name) => {
    expect(searchKey(name).startsWith(searchKey(typed))).toBe(true);
  });

  it('does not depend on how a keyboard composes letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        expect(searchKey(text.normalize('NFD'))).toBe(searchKey(text.normalize('NFC')));
      }),
    );
  });
});
