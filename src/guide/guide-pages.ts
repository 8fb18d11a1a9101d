import type { PageRow } from '#src/site/page-row.ts'
import { DESTINATION_PAGES } from './destination/destination-pages.ts'
import { FEEDS_PAGES } from './feeds/feeds-pages.ts'
import { INFORMATION_PAGES } from './information/information-pages.ts'
import { LISTS_PAGES } from './lists/lists-pages.ts'
import { STORY_PAGES } from './story/story-pages.ts'

/** Rows of the guide's pages. */
export const GUIDE_PAGES: readonly PageRow[] = [
  ...LISTS_PAGES,
  ...DESTINATION_PAGES,
  ...STORY_PAGES,
  ...INFORMATION_PAGES,
  ...FEEDS_PAGES,
]
