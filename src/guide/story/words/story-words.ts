import type { Catalogue } from '#isomorphic/words/catalogue.ts'
import { en } from './en.tsx'

/** Text of stories, topics and the list of stories, by language. */
export const STORY_WORDS: Catalogue<typeof en> = { id: 'story', en }
