import { stringify } from 'yaml'
import {
  ITINERARIES,
  PRACTICAL,
  PRACTICAL_PARTS,
  SECTION_TITLES,
} from '#tools/compile/text/guide-headings.ts'

const ITINERARY_TITLES = ['Two days: TODO', 'Four days: TODO', 'A week: TODO']
const PARTS: Readonly<Record<string, readonly string[]>> = {
  [ITINERARIES]: ITINERARY_TITLES,
  [PRACTICAL]: PRACTICAL_PARTS,
}

const sectionText = (title: string): string => {
  const parts = PARTS[title]
  if (parts === undefined) return `## ${title}\nTODO: at least a paragraph.\n`
  return [`## ${title}`, ...parts.map((part) => `### ${part}\nTODO: twenty words or more.\n`)].join('\n')
}

const CITY_LISTS = `# Five to sleep in.
quarters:
  - { name: TODO, at: [0, 0], character: TODO, noise: TODO, transport: TODO, suits: TODO } # TODO
# Two, with five to eight stops in walking order and 60 to 120 words each.
walks:
  - title: TODO
    hours: 1.5
    text: TODO
    stops: [[TODO, 0, 0]] # TODO
# Three to five; place is the address of a guide, or left out.
dayTrips:
  - { name: TODO, place: TODO, way: train, hours: about 1, text: TODO } # TODO`

const COUNTRY_LISTS = `# Four to eight at a glance.
regions:
  - { name: TODO, place: TODO, text: TODO } # TODO
# Five to nine, by train, road, boat or air.
ways:
  - { from: TODO, to: TODO, by: train, hours: about 2 } # TODO`

const ITINERARY_LISTS = `# The three of the text, under the same titles, with three to nine stops each.
itineraries:
${ITINERARY_TITLES.map((title) => `  - { title: "${title}", days: 2, stops: [[TODO, 0, 0]] } # TODO`).join('\n')}`

function listsOf(kind: string): string {
  if (kind === 'city') return CITY_LISTS
  return kind === 'country' ? `${ITINERARY_LISTS}\n${COUNTRY_LISTS}` : ITINERARY_LISTS
}

export type DestinationScaffold = { readonly name: string; readonly kind: string; readonly today: string }

/** A destination with every field and section of a full guide; optional fields are marked as such. */
export function destinationTemplate({ name, kind, today }: DestinationScaffold): string {
  return `---
# Take this line out when the page is ready: drafts show in dev only.
draft: true
name: ${stringify(name).trim()}
kind: ${kind}
# full, or short: 300 words, four sights and no lists but festivals and dishes.
depth: full
summary: TODO, one or two sentences of 60 to 170 characters that say what the place is like.
written: ${today.slice(0, 7)}
# [latitude, longitude]; a country may do without.
coordinates: [0, 0] # TODO
# Two to six, strongest first; npm run content lists the words.
traits: [old-town, market] # TODO
poster:
  caption: TODO, up to 34 characters
# Twelve words, January first: best good fair hot wet cold.
season: [good, good, good, good, good, good, good, good, good, good, good, good] # TODO
weather: # TODO
  warmth: [warm, warm, warm, warm, warm, warm, warm, warm, warm, warm, warm, warm]
  rain: [dry, dry, dry, dry, dry, dry, dry, dry, dry, dry, dry, dry]
# Six or more, eight for Best in Travel; text and more together 45 words or more.
sights:
  - name: TODO
    at: [0, 0] # TODO
    text: TODO, one sentence of 30 to 160 characters.
    more: TODO, 35 to 80 words of plain text.
# Three or more, by their usual month.
festivals:
  - { month: 1, name: TODO, text: TODO } # TODO
# Eight or more, six for a region: what it is, and when or how one orders it.
dishes:
  - { dish: TODO, what: TODO, how: TODO } # TODO
${listsOf(kind)}
---
TODO: the opening, one to three paragraphs. With all lists 1100 words for a country, 1000 for a city, 800 for a region, 1400 for Best in Travel.

${SECTION_TITLES.map(sectionText).join('\n')}`
}

export type ArticleScaffold = { readonly title: string; readonly topic: string; readonly today: string }

/** A story with every field; the route is optional. */
export function articleTemplate({ title, topic, today }: ArticleScaffold): string {
  return `---
# Take this line out when the story is ready: drafts show in dev only.
draft: true
title: ${JSON.stringify(title)}
# That of its folder.
topic: ${topic}
summary: TODO, one or two sentences of 60 to 170 characters that end with a full stop.
published: ${today}
written: ${today.slice(0, 7)}
poster:
  scene: spires # TODO
  caption: TODO, up to 34 characters
# Two to eight, each linked in the text.
places:
  - TODO/place
  - TODO
# Three to five that will not change.
facts:
  - label: Distance
    value: TODO
  - label: Days
    value: TODO
  - label: Months
    value: TODO
# Four to nine stops in order, or take the route out.
route:
  - name: TODO
    at: [0, 0] # TODO
---
TODO: an opening of one or two paragraphs. 1000 words at least in all.

## TODO, a heading of your own
TODO

> TODO: a sentence of the text, word for word, or take it out.

## TODO, another heading
TODO

## TODO, a third heading
TODO
`
}
