import type { ReactNode } from 'react'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { WhereAnswerNote } from './pages/where-answer-note.tsx'
import { whereAnswer } from './where-search-answer.ts'
import type { WhereSources } from './where-sources.ts'

/** The answer as a note above the results of a search; null for searches that ask for no places. */
export function renderSearchAnswer(query: string, sources: WhereSources, locale: Locale): ReactNode {
  const answer = whereAnswer(query, sources, locale)
  return answer === null ? null : <WhereAnswerNote answer={localiseContent(locale, answer)} />
}
