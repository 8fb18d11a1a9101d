import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { TRANSLATED_TAGS, type TranslatedTag } from '#isomorphic/words/locale.ts'
import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'
import type { GuideMap } from '#src/catalogue/map-types.ts'
import { DESKTOP_METRICS, NARROW_METRICS, PHONE_METRICS } from '#src/maps/labels/label-box.ts'
import { createContentLocaliser } from '#src/words/content/create-content-localiser.ts'
import type { LanguageContent } from '#src/words/content/language-content.ts'
import { PROJECT_ROOT } from '#tools/compile/fixtures/content-fixture.ts'
import { collisions } from '#tools/compile/fixtures/map-collisions.ts'
import { sampleGuide } from '#tools/compile/fixtures/sample-guide.ts'
import type { Place } from '#tools/compile/places/place.ts'

const MINUTE = 60_000
/** Names of countries and towns that may stay English for want of space, in all languages together. */
const MAX_ENGLISH_NAMES = 6
const NAMED: ReadonlySet<string> = new Set(['here', 'capital', 'place', 'town'])

type Drawn = { readonly place: Place; readonly base: LocatorBase; readonly map: GuideMap }

let drawn: readonly Drawn[] = []

beforeAll(() => {
  const { maps, places, links } = sampleGuide()
  const laid = places.map((place) => ({ place, map: maps.mapOf(place) }))
  const extras = new Map(maps.extraBases().map((base) => [base.id, base]))
  drawn = laid.map(({ place, map }) => {
    const country = links.ancestorsOf(place)[0] ?? place
    return { place, map, base: extras.get(map.baseId) ?? maps.baseOf(country) }
  })
}, 5 * MINUTE)

function readLanguage(tag: TranslatedTag): LanguageContent {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(PROJECT_ROOT, '.generated/languages', `${name}.json`), 'utf8'))
  const content: LanguageContent = read(tag)
  return { ...content, texts: { ...content.texts, ...read(`${tag}-guides`) } }
}

function drawnIn(tag: TranslatedTag): readonly Drawn[] {
  const { localiseRecord } = createContentLocaliser(tag, readLanguage(tag))
  return drawn.map(({ place, base, map }) => ({
    ...{ place, base },
    map: localiseRecord({ path: place.path, map }).map,
  }))
}

describe.each(TRANSLATED_TAGS)('the maps in %s', (tag) => {
  it('let no longer name cover another, the inset or the scale, on wide screens and on phones', () => {
    const overlapping = drawnIn(tag).flatMap(({ place, base, map: { marks } }) => {
      const wide = { place, base, marks: marks.filter(({ isForPhone }) => isForPhone !== true) }
      const phone = { place, base, marks: marks.filter(({ isMinor }) => !isMinor) }
      const phoneMetrics = base.town === undefined ? PHONE_METRICS : NARROW_METRICS
      return [...collisions(wide, DESKTOP_METRICS), ...collisions(phone, phoneMetrics)]
    })
    expect(overlapping).toEqual([])
  })
})

it('name countries and towns in the language, however long their names are', () => {
  const english = TRANSLATED_TAGS.flatMap((tag) => {
    const { namesByEnglish } = readLanguage(tag)
    return drawnIn(tag).flatMap(({ place, map: { marks } }, index) => {
      const untranslated = new Set(drawn[index]?.map.marks.filter(({ role }) => NAMED.has(role)))
      return marks
        .filter((mark) => untranslated.has(mark) && (namesByEnglish[mark.label] ?? mark.label) !== mark.label)
        .map(({ label }) => `${tag} ${place.path}: ${label}`)
    })
  })
  expect(english.length, english.join('\n')).toBeLessThanOrEqual(MAX_ENGLISH_NAMES)
})
