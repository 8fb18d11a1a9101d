import { expect, it } from 'vitest'
import { listTexts } from './list-texts.ts'
import { measureTranslation } from './measure-translation.ts'

const localiserOf = (texts: Readonly<Record<string, string>>) => (text: string) => texts[text] ?? null

it('counts a sentence as a text, or by the parts that are translated, and no words of another language', () => {
  const html = '<p>Trains to <a href="/x">Rome</a> run often.</p><p lang="it">Buon giorno</p><p>Go early.</p>'
  const texts = listTexts({ sections: [{ id: 'ways', html }] })
  expect(texts.map(({ text }) => text)).toEqual(['Trains to <1>Rome</1> run often.', 'Go early.'])
  const languages = [
    { tag: 'de' as const, localiseText: localiserOf({ 'Trains to <1>Rome</1> run often.': '…' }) },
    { tag: 'fr' as const, localiseText: localiserOf({ Rome: 'Rome', 'Go early.': 'Pars tôt.' }) },
  ]
  expect(measureTranslation(texts, languages)).toEqual([
    { section: 'ways', words: 7, translated: { de: 5, fr: 3 } },
  ])
})
