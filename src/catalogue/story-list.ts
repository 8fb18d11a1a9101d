export const STORIES_PER_PAGE = 12

/** Root-relative address of a page of the list of stories, from 1. */
export const storiesPath = (page: number): string => (page === 1 ? '/articles' : `/articles?page=${page}`)

/** How many pages a list of stories has; an empty one has a page too. */
export const countStoryPages = (storyCount: number): number =>
  Math.max(1, Math.ceil(storyCount / STORIES_PER_PAGE))
