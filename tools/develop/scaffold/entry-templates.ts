import { stringify } from 'yaml'
import { SECTION_TITLES } from '#tools/compile/text/markdown-sections.ts'

const sectionText = (title: string): string => {
  if (!title.startsWith('Three')) return `## ${title}\nTODO: at least a paragraph.\n`
  const ways = ['Two days', 'Four days', 'A week'].map(
    (days) => `### ${days}: TODO\nTODO: where to be, day by day.\n`,
  )
  return [`## ${title}`, ...ways].join('\n')
}

export type DestinationScaffold = { readonly name: string; readonly kind: string; readonly today: string }

/** A destination with every field and section; fields that may be left out say so. */
export function destinationTemplate({ name, kind, today }: DestinationScaffold): string {
  return `---
# Take this line out when the page is ready: drafts show in dev only.
draft: true
name: ${stringify(name).trim()}
kind: ${kind}
summary: TODO, one or two sentences of 60 to 170 characters that say what the place is like.
checked: ${today}
# [latitude, longitude]; a country may do without.
coordinates: [0, 0] # TODO
# Two to six, strongest first; npm run content lists the words.
traits: [old-town, market] # TODO
poster:
  caption: TODO, 34 characters at most
# Twelve words, January first: best good fair hot wet cold.
season: [good, good, good, good, good, good, good, good, good, good, good, good] # TODO
# Six or more for Best in Travel.
sights:
  - name: TODO
    at: [0, 0] # TODO
    text: TODO, one sentence of 30 to 160 characters.
---
TODO: the overview, one or two paragraphs. With everything below 120 words at least, 300 for Best in Travel.

${SECTION_TITLES.map(sectionText).join('\n')}`
}

export type ArticleScaffold = { readonly title: string; readonly today: string }

/** A story with every field; the route is there to be filled or taken out. */
export function articleTemplate({ title, today }: ArticleScaffold): string {
  return `---
# Take this line out when the story is ready: drafts show in dev only.
draft: true
title: ${JSON.stringify(title)}
# One of the eleven in content/topics.yaml.
topic: adventure-travel # TODO
summary: TODO, one or two sentences of 60 to 170 characters that end with a full stop.
published: ${today}
checked: ${today}
poster:
  scene: spires # TODO
  caption: TODO, 34 characters at most
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
TODO: an opening of one or two paragraphs. 500 words at least in all.

## TODO, a heading of your own
TODO

> TODO: a sentence of the text, word for word, or take it out.

## TODO, another heading
TODO

## TODO, a third heading
TODO
`
}
