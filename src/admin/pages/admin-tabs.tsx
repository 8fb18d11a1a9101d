import { useWords } from '#isomorphic/words/use-words.ts'
import { ADMIN_WORDS } from './words/admin-words.ts'

export type AdminTab = {
  readonly href: string
  readonly name: string
  readonly count: number | null
  readonly isCurrent: boolean
}

/** Links to the lists of a page, with their counts. */
export function AdminTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly AdminTab[] }) {
  const { countedTab } = useWords(ADMIN_WORDS)
  return (
    <nav aria-label={label}>
      <ul className="desk-tabs">
        {tabs.map(({ href, name, count, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {count === null ? name : countedTab(name, count)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
