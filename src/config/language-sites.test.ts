import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

const GOOD = { SITE_ORIGIN: 'https://www.example.org' }

describe('LANGUAGES and LANGUAGE_SITES', () => {
  it('reads the languages below a prefix and the sites of other languages', () => {
    const raw = {
      ...GOOD,
      LANGUAGES: 'de, fr',
      LANGUAGE_SITES: 'es=https://es.example.org, it=https://it.example.org/a',
    }
    const { languages, languageSites } = parseConfig(raw)
    expect(languages).toEqual(['de', 'fr'])
    expect(languageSites).toEqual({ es: 'https://es.example.org', it: 'https://it.example.org/a' })
  })

  it.each([
    { LANGUAGES: 'de,pl' },
    { LANGUAGES: 'en' },
    { LANGUAGES: 'de;fr' },
    { LANGUAGE_SITES: 'de=http://de.example.org' },
    { LANGUAGE_SITES: 'pl=https://pl.example.org' },
    { LANGUAGE_SITES: 'https://de.example.org' },
  ])('refuses %o', (raw) => {
    expect(() => parseConfig({ ...GOOD, ...raw })).toThrow(Object.keys(raw)[0])
  })
})
