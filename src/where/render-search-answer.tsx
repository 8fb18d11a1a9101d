import type { ReactNode } from 'react'
import { WhereAnswerNote } from './pages/where-answer-note.tsx'
import { whereAnswer } from './where-search-answer.ts'
import type { WhereSources } from './where-sources.ts'

/** The answer as a note above the results of a search; null for searches that ask for no places. */
export function renderSearchAnswer(query: string, sources: WhereSources): ReactNode {
  const answer = whereAnswer(query, sources)
  return answer === null ? null : <WhereAnswerNote answer={answer} />
}
