import type { Page } from '#src/site/define-page.ts'
import { DESTINATION_HANDLERS } from './destination/destination-answers.tsx'
import { INFORMATION_HANDLERS } from './house/house-answers.tsx'
import { LISTS_HANDLERS } from './lists/lists-answers.tsx'
import { STORY_HANDLERS } from './story/story-answers.tsx'

/** What answers the pages of the guide. */
export const GUIDE_HANDLERS: readonly Page[] = [
  ...LISTS_HANDLERS,
  ...DESTINATION_HANDLERS,
  ...STORY_HANDLERS,
  ...INFORMATION_HANDLERS,
]
