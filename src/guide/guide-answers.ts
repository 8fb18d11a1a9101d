import type { Page } from '#src/site/define-page.ts'
import { DESTINATION_ANSWERS } from './destination/destination-answers.tsx'
import { HOUSE_ANSWERS } from './house/house-answers.tsx'
import { LISTS_ANSWERS } from './lists/lists-answers.tsx'
import { STORY_ANSWERS } from './story/story-answers.tsx'

/** What answers the pages of the guide. */
export const GUIDE_ANSWERS: readonly Page[] = [
  ...LISTS_ANSWERS,
  ...DESTINATION_ANSWERS,
  ...STORY_ANSWERS,
  ...HOUSE_ANSWERS,
]
