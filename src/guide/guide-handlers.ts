import type { Page } from '#src/site/define-page.ts'
import { DESTINATION_HANDLERS } from './destination/destination-handlers.tsx'
import { INFORMATION_HANDLERS } from './information/information-handlers.tsx'
import { LISTS_HANDLERS } from './lists/lists-handlers.tsx'
import { STORY_HANDLERS } from './story/story-handlers.tsx'

/** Handlers of the guide's pages. */
export const GUIDE_HANDLERS: readonly Page[] = [
  ...LISTS_HANDLERS,
  ...DESTINATION_HANDLERS,
  ...STORY_HANDLERS,
  ...INFORMATION_HANDLERS,
]
