import { expect, it } from 'vitest'
import type { PhraseBook } from './phrase-books.ts'
import { createPhraseTables } from './phrase-tables.ts'

const FRENCH: PhraseBook = {
  language: 'French',
  code: 'fr',
  native: 'français',
  note: 'Say bonjour first.',
  phrases: [{ meaning: 'Hello', text: 'Bonjour', romanised: null, reading: 'bon-ZHOOR' }],
}
const MANDARIN: PhraseBook = {
  ...FRENCH,
  language: 'Mandarin Chinese',
  code: 'zh-Hans',
  phrases: [{ meaning: 'Hello', text: '你好', romanised: 'nǐ hǎo', reading: 'nee how' }],
}
const tablesOf = createPhraseTables([FRENCH, MANDARIN])

it('returns tables in the order of the codes, compiled once', () => {
  const [mandarin, french] = tablesOf(['zh-Hans', 'fr'])
  expect(french).toContain(
    '<th scope="row">Hello</th><td lang="fr" dir="auto">Bonjour</td><td>bon-ZHOOR</td>',
  )
  expect(mandarin).toContain('<caption>Phrases in Mandarin Chinese</caption>')
  expect(tablesOf(['fr'])[0]).toBe(french)
  expect(tablesOf([])).toEqual([])
})

it('names the romanisation, and shows it above the reading', () => {
  const [mandarin = ''] = tablesOf(['zh-Hans'])
  expect(mandarin).toContain('<th scope="col">Pinyin, and as said</th>')
  expect(mandarin).toContain('<td><span lang="zh-Latn-pinyin">nǐ hǎo</span><small>nee how</small></td>')
})

it('names a language once that has the same name in English', () => {
  const bislamaBook = { ...FRENCH, code: 'bi', language: 'Bislama', native: 'Bislama' }
  const [french, bislama] = createPhraseTables([FRENCH, bislamaBook])(['fr', 'bi'])
  expect(french).toContain('<h3>French, <span lang="fr" dir="auto">français</span></h3>')
  expect(bislama).toContain('<h3>Bislama</h3>')
})
