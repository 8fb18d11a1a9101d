import { useWords } from '#isomorphic/words/use-words.ts'
import type { AdminSection } from '#src/admin/admin-row.ts'
import { ADMIN_WORDS } from './words/admin-words.ts'

/** `/desk`: links to the pages of the admin. */
export function AdminHomePage({ sections }: { readonly sections: readonly AdminSection[] }) {
  const { titles, descriptions } = useWords(ADMIN_WORDS)
  return (
    <ul className="desk-cards">
      {sections.map(({ path, title }) => (
        <li key={path}>
          <a href={path}>
            <b className="h3">{titles[title]}</b>
            <span className="meta">{descriptions[title]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
