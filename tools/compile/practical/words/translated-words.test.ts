import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formatList } from '#isomorphic/words/formats.ts'
import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { createTextLocaliser } from '#src/words/content/create-text-localiser.ts'
import type { LanguageContent } from '#src/words/content/language-content.ts'
import { PROJECT_ROOT } from '#tools/compile/fixtures/content-fixture.ts'
import { en } from './en.ts'

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(PROJECT_ROOT, '.generated/languages', `${name}.json`), 'utf8')) as T
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a page shows of the fixed words, alone or in a list that the compiler makes. */
function shownTexts(): readonly string[] {
  const vaccines = Object.values(en.vaccines)
  const lists = vaccines.map((_, from) => capital(formatList('en', vaccines.slice(from, from + 4))))
  const choices = [en.tapWater, en.yellowFever, en.malaria, en.dengue, en.payment, en.licences]
  const more = [en.roadCharges, en.touristTax, en.esim, en.labels, en.groups, en.operatorKinds]
  return [
    ...[...choices, ...more].flatMap((words) => Object.values<string>(words)),
    ...Object.values(en.entryKinds).map((kind) => `${kind}.`),
    ...lists,
    `Great Barrier Reef (1981); ${en.moreHeritage}`,
    en.speedOf('50 km/h', '80 km/h', '110 km/h'),
    en.speedOf('30 mph', null, '65 mph'),
    en.speedOf('30 mph', null, null),
  ]
}

it.each(TRANSLATED_TAGS)('translates every fixed word of the practical facts into %s', (tag) => {
  const content = read<LanguageContent>(tag)
  const guideTexts = read<LanguageContent['texts']>(`${tag}-guides`)
  const localise = createTextLocaliser(tag, { ...content, texts: { ...content.texts, ...guideTexts } })
  const missing = shownTexts().filter((text) => localise(text) === null)
  expect(missing).toEqual([])
})
