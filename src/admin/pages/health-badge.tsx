import { useWords } from '#isomorphic/words/use-words.ts'
import { ADMIN_WORDS } from './words/admin-words.ts'

const CLASS_SUFFIXES = { ok: 'well', attention: 'look', unknown: 'unknown' } as const

/** The health of one thing as a coloured label. */
export function HealthBadge({ state }: { readonly state: keyof typeof CLASS_SUFFIXES }) {
  const { health } = useWords(ADMIN_WORDS)
  return <span className={`desk-mark desk-mark-${CLASS_SUFFIXES[state]}`}>{health[state]}</span>
}
