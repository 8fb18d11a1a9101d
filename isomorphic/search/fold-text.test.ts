import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 40 })

describe('foldText', () => {
  it.each([
    ['São Tomé and Príncipe', 'sao tome and principe'],
    ['Côte d’Ivoire', 'cote d ivoire'],
    ['Österreich', 'osterreich'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['Færøerne', 'faeroerne'],
    ['Łódź', 'lodz'],
    ['Þórsmörk', 'thorsmork'],
    ['Diyarbakır İSTANBUL', 'diyarbakir istanbul'],
    ['Hawaiʻi', 'hawaii'],
    ['ΑΘΗΝΑΣ', 'αθηνασ'],
    ['Αθήνας', 'αθηνασ'],
    ['Україна', 'украіна'],
    ['日本', '日本'],
    ['Ha-Long  Bay!', 'ha long bay'],
    ['٣ fish', '٣ fish'],
    ['<b>&"\u0000', 'b'],
    ['ja\u{200b}pan', 'japan'],
    ['\u{feff}\u{200f}القاهرة', 'القاهرة'],
    ['раris', 'paris'],
    ['Frаnce', 'france'],
    ['Ιtaly', 'italy'],
    ['Париж', 'париж'],
    ['—…!', ''],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('is idempotent', () => {
    fc.assert(fc.property(anyText, (text) => foldText(foldText(text)) === foldText(text)))
  })

  it('returns only letters, digits and single spaces between words', () => {
    fc.assert(fc.property(anyText, (text) => /^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u.test(foldText(text))))
  })

  it('ignores Unicode composition and case of Latin letters', () => {
    const latin = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ž ]{0,20}$/u)
    fc.assert(
      fc.property(latin, (text) => foldText(text.normalize('NFD')) === foldText(text.normalize('NFC'))),
    )
    fc.assert(fc.property(latin, (text) => foldText(text.toUpperCase()) === foldText(text.toLowerCase())))
  })
})
