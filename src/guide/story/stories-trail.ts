import type { PageLink } from '#src/catalogue/page-link.ts'

/** Breadcrumb of all story pages. */
export const STORIES_TRAIL: readonly PageLink[] = [{ name: 'Stories', path: '/articles' }]
