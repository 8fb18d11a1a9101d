import { useWords } from '#isomorphic/words/use-words.ts'
import type { PageAnchor } from '#src/guide/destination/rules/destination-parts.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'

export type LocalNavProps = { readonly anchors: readonly PageAnchor[] }

/** Links to the sections of the page. */
export function LocalNav({ anchors }: LocalNavProps) {
  const words = useWords(DESTINATION_WORDS).anchors
  if (anchors.length < 2) return null
  return (
    <nav className="local-nav" aria-label={words.label}>
      <ul className="wrap">
        {anchors.map((anchor) => (
          <li key={anchor.id}>
            <a href={`#${anchor.id}`}>{anchor.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
