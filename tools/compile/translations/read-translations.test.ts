import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createContentErrors, formatContentError } from '#tools/compile/text/content-error.ts'
import { compileLanguage } from './compile-language.ts'
import { readTranslations } from './read-translations.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function read(files: Readonly<Record<string, string>>) {
  const contentDir = mkdtempSync(join(tmpdir(), 'translations-'))
  folders.push(contentDir)
  for (const [name, text] of Object.entries(files)) {
    const path = join(contentDir, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const log = createContentErrors()
  const isKnown = (place: string): boolean => place === 'japan' || place === 'japan/kyoto'
  const translations = readTranslations({ contentDir }, isKnown, log.report)
  return { translations, errors: log.list().map(formatContentError) }
}

describe('readTranslations', () => {
  it('reads names and the texts of all files, and accepts languages without any', () => {
    const { translations, errors } = read({
      'languages/de/names.yaml': 'japan: Japan\njapan/kyoto: Kioto\n',
      'languages/de/texts/facts.yaml': 'Good: Gut\n"The year in {}": "Das Jahr in {}"\n',
      'languages/de/texts/site.yaml': 'Trips: Reisen\n',
    })
    expect(errors).toEqual([])
    expect(translations.de.names).toEqual({ japan: 'Japan', 'japan/kyoto': 'Kioto' })
    expect(translations.de.texts).toEqual({
      Good: 'Gut',
      'The year in {}': 'Das Jahr in {}',
      Trips: 'Reisen',
    })
    expect(translations.fr).toEqual({ names: {}, texts: {}, guideTexts: {} })
  })

  it('finds a text by its English with typographic quotes, as guides have it', () => {
    const { translations } = read({
      'languages/de/guide-texts/a.yaml': `"The road's end is level.": "Am Ende ist die Straße eben."\n`,
    })
    expect(translations.de.guideTexts).toEqual({ 'The road’s end is level.': 'Am Ende ist die Straße eben.' })
  })

  it.each([
    ['an unknown place', { 'languages/de/names.yaml': 'atlantis: Atlantis\n' }, 'no place atlantis'],
    ['an empty name', { 'languages/de/names.yaml': 'japan: ""\n' }, 'japan'],
    ['another number of slots', { 'languages/cs/texts/a.yaml': '"In {}": V\n' }, '"In {}" has 1 slots'],
    [
      'another number of slots of other kinds',
      { 'languages/cs/texts/a.yaml': '"Days {days} or {!}": "Dny {days}"\n' },
      '"Days {days} or {!}" has 2 slots',
    ],
    [
      'other elements than the English has',
      { 'languages/fr/guide-texts/a.yaml': '"See <1>Rome</1>.": "Voir Rome."\n' },
      'has the elements',
    ],
    [
      'a text that two files translate',
      { 'languages/it/texts/a.yaml': 'Good: Buono\n', 'languages/it/texts/b.yaml': 'Good: Bene\n' },
      'translated in two files',
    ],
    [
      'a text of guides that is translated for all pages',
      { 'languages/it/texts/a.yaml': 'Good: Buono\n', 'languages/it/guide-texts/a.yaml': 'Good: Bene\n' },
      'translated in two files',
    ],
  ])('reports %s', (_name, files, problem) => {
    expect(read(files).errors.join('\n')).toContain(problem)
  })
})

describe('compileLanguage', () => {
  const places = [
    { name: 'Georgia', path: '/destinations/georgia' },
    { name: 'Georgia', path: '/destinations/united-states/georgia' },
    { name: 'Japan', path: '/destinations/japan' },
  ]
  it('uses a name that two places share only with the path of the place', () => {
    const names = { georgia: 'Georgien', 'united-states/georgia': 'Georgia', japan: 'Japan' }
    expect(compileLanguage({ names, texts: {} }, places, (place) => `/destinations/${place}`)).toEqual({
      names: { '/destinations/georgia': 'Georgien' },
      namesByEnglish: { Japan: 'Japan' },
      texts: {},
    })
  })
})
