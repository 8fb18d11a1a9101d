import { createRandom, pickOne, type RandomRange, seedFromText } from '#art/drawing/random.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import { generateName } from '#tools/compile/synthetic/generate-name.ts'

const SENTENCES_PER_TEXT = 6
const KIND_WEIGHT = { region: 200, city: 100 }

type Sources = {
  readonly countries: readonly [SearchDocument, ...SearchDocument[]]
  readonly sentences: readonly [string, ...string[]]
}

function sourcesOf(real: readonly SearchDocument[]): Sources {
  const [country, ...countries] = real.filter(({ kind }) => kind === 'country')
  const [sentence, ...sentences] = real.flatMap(({ text }) => text.split(/(?<=[.!?]) /))
  if (country === undefined || sentence === undefined)
    throw new Error('there are no documents to derive from')
  return { countries: [country, ...countries], sentences: [sentence, ...sentences] }
}

function createSyntheticDocument(
  index: number,
  { countries, sentences }: Sources,
  random: RandomRange,
): SearchDocument {
  const country = pickOne(random, countries)
  const title = generateName(country.continent ?? 'europe', random)
  const kind = index % 12 === 0 ? 'region' : 'city'
  const sentence = (): string => pickOne(random, sentences)
  return {
    ...country,
    kind,
    path: `${country.path}/made-up-${index}`,
    title,
    otherNames: [],
    adjectives: [],
    landmarks: [],
    parents: [...country.parents, { name: country.title, path: country.path }],
    parentNames: [],
    lead: sentence(),
    keywords: [kind],
    text: Array.from({ length: SENTENCES_PER_TEXT }, sentence).join(' '),
    importance: KIND_WEIGHT[kind],
  }
}

/** Extends the real documents by synthetic ones, with sentences of the real texts, up to a number. */
export function addSyntheticDocuments(
  real: readonly SearchDocument[],
  total: number,
): readonly SearchDocument[] {
  const sources = sourcesOf(real)
  const random = createRandom(seedFromText(`documents ${total}`))
  return [
    ...real,
    ...Array.from({ length: Math.max(0, total - real.length) }, (_, index) =>
      createSyntheticDocument(index, sources, random),
    ),
  ]
}
