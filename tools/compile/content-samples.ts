import { ITINERARIES, PRACTICAL, PRACTICAL_PARTS, SECTION_TITLES } from './text/guide-form.ts'

const FILLER =
  'The road leaves the river at the mill and climbs through beech woods to an open ridge with stone huts.'

let fillerCount = 0

/** A text with some words of its own each time, since no two texts of the guide may share runs of eight words. */
function withUniqueWords(text: string): string {
  fillerCount += 1
  return text
    .split(' ')
    .map((word, index) => (index % 5 === 2 ? `${word}-${fillerCount}` : word))
    .join(' ')
}

export const nextFiller = (): string => withUniqueWords(FILLER)

const words = (count: number): string =>
  Array.from({ length: Math.ceil(count / FILLER.split(' ').length) }, nextFiller).join('\n')

const more = (): string => [nextFiller(), nextFiller()].join(' ')

/** Items of a list of the front matter, one to a line. */
const items = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `  - ${write(index + 1)}\n`).join('')

const sight = (name: string, at: string): string =>
  `  - name: ${name}\n    at: [${at}]\n    text: ${withUniqueWords('A hill with a view of the plain and its many villages.')}\n    more: ${more()}\n`

const festivals = (count: number): string =>
  `festivals:\n${items(count, (index) => `{ month: ${index}, name: Feast ${index}, text: ${withUniqueWords('Drums at noon and boats race.')} }`)}`

const dishes = (count: number): string =>
  `dishes:\n${items(count, () => `{ dish: ${withUniqueWords('Dish of the day')}, what: ${withUniqueWords('Millet with okra and sauce.')}, how: ${withUniqueWords('At noon from a bowl.')} }`)}`

const shortLists = (): string => `depth: short\n${festivals(2)}${dishes(4)}`

const shortBody = (): string =>
  ['Why go', 'When to go', 'Getting there', 'Getting around', 'Eating', 'Go next']
    .map((title) => `## ${title}\n${words(55)}\n`)
    .join('\n')

/** A correct short guide to a country that is not in Best in Travel. */
export const TOGO = `---
name: Togo
kind: country
summary: Barely fifty kilometres of shore, then a long run inland past lagoons, hills and tower-houses.
checked: 2026-11-21
otherNames: [Togoland]
traits: [palms, savannah, lagoon]
poster:
  caption: Lagoon at Aného
tagline: Dry roads, low sun
season: [best, best, hot, fair, wet, wet, fair, good, fair, wet, good, best]
sights:
  - name: Lake Togo
    at: [6.2500, 1.4167]
    text: A broad shallow lagoon where pirogues cross to Togoville.
    more: ${more()}
${sight('Mount Agou', '6.85, 0.75')}${sight('Koutammakou', '10.07, 1.13')}${sight('Aledjo gap', '9.26, 1.21')}${shortLists()}---
${words(60)}

A list of [all places](/places) helps.

${shortBody()}`

/** A correct short guide to a region. */
export const KARA = `---
name: Kara
kind: region
summary: Hills in the north of the country, with weekly markets, tower-houses and a river that gives it its name.
checked: 2026-11-21
coordinates: [9.5511, 1.1861]
traits: [savannah, market]
sights:
${['9.5, 1.1', '9.6, 1.2', '9.7, 1.1', '9.8, 1.2'].map((at, index) => sight(`Height ${index + 1}`, at)).join('')}${shortLists()}---
${words(60)}

${shortBody()}`

const ITINERARY_TITLES = ['Two days', 'Four days', 'A week']
const PARTS: Readonly<Record<string, readonly string[]>> = {
  [ITINERARIES]: ITINERARY_TITLES,
  [PRACTICAL]: PRACTICAL_PARTS,
}

const section = (title: string): string => {
  const parts = PARTS[title]?.map((part) => `### ${part}\n${words(40)}`) ?? [words(80)]
  return `## ${title}\n${parts.join('\n\n')}\n`
}

const STOPS = '[[Cotonou, 6.37, 2.43], [Abomey, 7.18, 1.99], [Natitingou, 10.3, 1.38]]'
const REGION = 'A long stretch of savannah with royal towns and markets along a single railway line.'

/** A correct full guide to a Best in Travel place. */
export const BENIN = `---
name: Benin
kind: country
summary: A narrow country of lagoon villages, royal palaces and working shrines, two days long by road.
checked: 2026-11-21
traits: [lagoon, palms]
poster:
  scene: stilt
tagline: Dry air, low sun
season: [best, best, hot, fair, wet, wet, fair, good, fair, wet, good, best]
sights:
${[7, 7.4, 7.8, 8.2, 8.6, 9, 9.4, 9.8].map((latitude, index) => sight(`Hill ${index + 1}`, `${latitude}, 2.3`)).join('')}depth: full
${festivals(3)}${dishes(8)}itineraries:
${items(3, (index) => `{ title: ${ITINERARY_TITLES[index - 1]}, days: ${index * 2}, stops: ${STOPS} }`)}regions:
${items(4, (index) => `{ name: Region ${index}, text: ${withUniqueWords(REGION)} }`)}ways:
${items(5, (index) => `{ from: Cotonou, to: Town ${index}, by: road, hours: about ${index} }`)}---
${words(60)}

${SECTION_TITLES.map(section).join('\n')}`
