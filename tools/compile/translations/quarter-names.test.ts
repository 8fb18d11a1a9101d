import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { TRANSLATED_TAGS, type TranslatedTag } from '#isomorphic/words/locale.ts'
import { createContentLocaliser } from '#src/words/content/create-content-localiser.ts'
import { PROJECT_ROOT } from '#tools/compile/fixtures/content-fixture.ts'
import { sampleGuide } from '#tools/compile/fixtures/sample-guide.ts'

const MINUTE = 60_000
const QUARTERS = /<ul class="quarters">.*?<\/ul>/gs
const NAME = /<h3>([^<]+)<\/h3>/g

type Texts = Readonly<Record<string, string>>

/** Names of towns, and of places that are no quarters, by which a quarter could be misnamed. */
const OTHER_NAMES = ['town-names', 'world-heritage']
const read = (tag: TranslatedTag, name: string): Texts =>
  parse(readFileSync(join(PROJECT_ROOT, 'content/languages', tag, 'guide-texts', `${name}.yaml`), 'utf8'))

it(
  'gives no quarter the name of a town elsewhere',
  () => {
    const quarters = sampleGuide().places.flatMap(({ path, sections }) =>
      sections
        .flatMap(({ html }) => html.match(QUARTERS) ?? [])
        .flatMap((list) => [...list.matchAll(NAME)])
        .map(([, name = '']) => ({ path, name })),
    )
    expect(quarters.length).toBeGreaterThan(100)
    const misnamed = TRANSLATED_TAGS.flatMap((tag) => {
      const others: Texts = Object.assign({}, ...OTHER_NAMES.map((name) => read(tag, name)))
      const texts = { ...others, ...read(tag, 'map-names') }
      const { localiseRecord } = createContentLocaliser(tag, { names: {}, namesByEnglish: {}, texts })
      return quarters.flatMap(({ path, name }) => {
        const shown = localiseRecord({ path, name }).name
        return shown === name || shown !== others[name] ? [] : [`${tag} ${path}: ${shown}`]
      })
    })
    expect(misnamed).toEqual([])
  },
  MINUTE,
)
