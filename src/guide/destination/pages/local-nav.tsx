import type { PageAnchor } from '#src/guide/destination/rules/destination-parts.ts'

export type LocalNavProps = { readonly anchors: readonly PageAnchor[] }

/** Links to the sections of the page. */
export function LocalNav({ anchors }: LocalNavProps) {
  if (anchors.length < 2) return null
  return (
    <nav className="local-nav" aria-label="On this page">
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
