import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import { STORY_WORDS } from './words/story-words.ts'

/** Breadcrumb of all story pages. */
export const storiesTrail = (locale: Locale): readonly PageLink[] => [
  { name: pickWords(STORY_WORDS, locale).trail, path: '/articles' },
]
