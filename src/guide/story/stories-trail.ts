import type { PageLink } from '#src/catalogue/page-link.ts'

/** What stands above every page of stories. */
export const STORIES_TRAIL: readonly PageLink[] = [{ name: 'Stories', path: '/articles' }]
