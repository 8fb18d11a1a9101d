import { formatNumber } from '#isomorphic/words/formats.ts'

const count = (value: number): string => formatNumber('en', value)

/** `/desk/languages` */
export const en = {
  lead: 'How much of this build is translated, in words. A page is offered to search engines in a language from 80 % of its words. Translations are in content/languages (docs/how-to/translate-content.md).',
  caption: 'Share translated by tier and language',
  columns: { tier: 'Text', words: 'Words' },
  tiers: {
    interface: 'Interface',
    house: 'Pages about the site, legal pages',
    lists: 'Lists, continents, topics, collections',
    facts: 'Guides: titles, facts, sights, festivals, practical',
    ranked: 'Guides: prose of Best in Travel',
    guides: 'Guides: prose of all others',
    stories: 'Stories',
    indexed: 'Pages from 80 %',
    stale: 'Stale texts',
  },
  languages: { de: 'German', fr: 'French', es: 'Spanish', it: 'Italian', cs: 'Czech' },
  share: (percent: number) => `${percent} %`,
  amount: count,
  catalogues: (translated: number, total: number) =>
    translated >= total ? 'complete' : `${translated} of ${total} catalogues`,
  empty: 'No page is compiled.',
  tabs: { languages: 'Languages', tiers: 'Texts' },
  unfinished: (language: string, tier: string) => `${language}: ${tier}`,
  unfinishedLead: (shown: number, total: number) =>
    total > shown
      ? `${count(shown)} of ${count(total)} pages that are not complete, those that lack fewest words first.`
      : `${count(total)} pages that are not complete, those that lack fewest words first.`,
  pageColumns: { page: 'Page', share: 'Translated', missing: 'Words missing', sections: 'Sections' },
  section: (section: string, words: number) => `${section} ${count(words)}`,
  complete: 'Every page is complete.',
  staleHeading: (language: string) => `${language}: texts whose English has changed`,
  staleLead:
    'Their translation applies to no page until its key is the new English text. Pages show the new text in English.',
  noneStale: 'None.',
}
