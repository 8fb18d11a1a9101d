import { describe, expect, it } from 'vitest'
import { createContentLocaliser } from '#src/words/content/create-content-localiser.ts'
import { createTextLocaliser } from '#src/words/content/create-text-localiser.ts'
import type { LanguageCompiler } from '#tools/compile/translations/language-compiler.ts'
import { withIndexedLanguages } from './indexed-languages.ts'
import { createLanguageWriter } from './language-writer.ts'
import { parseShard } from './set-markup.ts'

const SUMMARY = 'A long sea front with a market.'
const same = <Value>(value: Value): Value => value

/** A compiler of German without components. */
function germanCompiler(texts: Readonly<Record<string, string>>): LanguageCompiler {
  const language = { names: { '/destinations/benin': 'Bénin' }, namesByEnglish: { Benin: 'Bénin' }, texts }
  const localiseText = createTextLocaliser('de', language)
  const parts = {
    place: (place: object) => ({ ...place, parts: { sights: '<li>de</li>' } }),
    article: same,
    topic: same,
    continent: same,
    home: same,
    places: same,
    bestInTravel: same,
    map: same,
  } as unknown as LanguageCompiler['parts']
  const englishTexts = Object.keys(texts)
  return {
    tag: 'de',
    localiseText,
    englishTexts,
    content: createContentLocaliser('de', language, localiseText),
    parts,
  }
}

const PLACE = {
  path: '/destinations/benin',
  name: 'Benin',
  summary: SUMMARY,
  rank: 3,
  sections: [{ id: 'eating', html: '<p>Fish <b>on the</b> beach.</p>' }],
  parts: { sights: '<li>en</li>' },
}

function write(texts: Readonly<Record<string, string>>) {
  const shards = new Map<string, unknown>()
  const writer = createLanguageWriter(
    { writeText: (name, json) => void shards.set(name, parseShard(json)) },
    [germanCompiler(texts)],
  )
  writer.writeEntries('place-1', [['benin', [PLACE]]])
  writer.writeEntries('place-2', [])
  const pages = [
    { path: '/destinations/benin', modifiedOn: null },
    { path: '/about', modifiedOn: null },
  ]
  return { shards, writer, ...writer.report(), sitemap: withIndexedLanguages({ pages }, writer.indexed) }
}
const ALL_TEXTS = {
  [SUMMARY]: 'Ein langer Strand mit Markt.',
  Fish: 'Fisch',
  'on the': 'am',
  'beach.': 'Strand.',
}

describe('createLanguageWriter', () => {
  it('writes each page in the language, with lists of its own', () => {
    const { shards } = write({ [SUMMARY]: 'Ein langer Strand mit Markt.' })
    expect(shards.get('de/place-1')).toMatchObject({
      benin: [
        {
          name: 'Bénin',
          summary: 'Ein langer Strand mit Markt.',
          sections: [{ html: '<p lang="en">Fish <b>on the</b> beach.</p>' }],
          parts: { sights: '<li>de</li>' },
        },
      ],
    })
    expect(shards.get('place-1')).toMatchObject({
      benin: [{ name: 'Benin', parts: { sights: '<li>en</li>' } }],
    })
  })

  it('writes no empty shards', () => {
    const { shards } = write(ALL_TEXTS)
    expect([...shards.keys()]).toEqual(['place-1', 'de/place-1'])
  })

  it('writes prepared entries as if they were written at once', () => {
    const written = (prepares: boolean) => {
      const texts = new Map<string, string>()
      const writer = createLanguageWriter({ writeText: (name, json) => void texts.set(name, json) }, [
        germanCompiler(ALL_TEXTS),
      ])
      const entry = ['benin', [PLACE]] as const
      if (prepares) writer.prepareEntry('place-', entry)
      writer.writeEntries('place-1', [prepares ? ['benin'] : entry, ['togo', []]])
      return [...texts]
    }
    expect(written(true)).toEqual(written(false))
    expect(() => write({}).writer.writeEntries('place-3', [['benin']])).toThrow('was not prepared')
  })

  it('counts the translated words of each section', () => {
    const { pages } = write({ Fish: 'Fisch' })
    expect(pages).toEqual([
      {
        path: '/destinations/benin',
        isRanked: true,
        sections: [
          { section: 'name', words: 1, translated: { de: 1 } },
          { section: 'summary', words: 7, translated: {} },
          { section: 'eating', words: 4, translated: { de: 1 } },
        ],
      },
    ])
  })

  it('lists longer translations of texts that no page has', () => {
    const old = 'A long sea front with a market and a lamp.'
    expect(write({ [old]: 'Ein alter Satz.', 'Not here': 'Nicht da' }).stale).toEqual({ de: [old] })
    expect(write(ALL_TEXTS).stale).toEqual({})
  })

  it('names the language of a page from 80 % of its words, in the record and in the sitemap', () => {
    const languagesIn = (texts: Readonly<Record<string, string>>) => {
      const { shards, sitemap } = write(texts)
      const { benin } = shards.get('place-1') as { benin: readonly [{ readonly languages?: unknown }] }
      return [benin[0].languages, ...sitemap.pages.map(({ languages }) => languages)]
    }
    expect(languagesIn(ALL_TEXTS)).toEqual([['de'], ['de'], undefined])
    // 11 of 12 words, then 8 of 12.
    const { 'beach.': _beach, ...without } = ALL_TEXTS
    const { 'on the': _on, Fish: _fish, ...some } = without
    expect(languagesIn(without)).toEqual([['de'], ['de'], undefined])
    expect(languagesIn(some)).toEqual([undefined, undefined, undefined])
  })
})
