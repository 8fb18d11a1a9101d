export const STORIES_PER_PAGE = 12

/** Root-relative path of a page of the list of stories, from 1. */
export const storiesPath = (page: number): string => (page === 1 ? '/articles' : `/articles?page=${page}`)

/** Number of pages of a list of stories; an empty list has one page. */
export const countStoryPages = (storyCount: number): number =>
  Math.max(1, Math.ceil(storyCount / STORIES_PER_PAGE))
