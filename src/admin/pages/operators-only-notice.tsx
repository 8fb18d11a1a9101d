import { useWords } from '#isomorphic/words/use-words.ts'
import { Notice } from '#src/site/components/notice.tsx'
import { ADMIN_WORDS } from './words/admin-words.ts'

/** Shown to editors on pages and actions of operators. */
export function OperatorsOnlyNotice() {
  return <Notice tone="problem" text={useWords(ADMIN_WORDS).operatorsOnly} />
}
