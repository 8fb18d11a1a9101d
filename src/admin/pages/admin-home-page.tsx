import type { AdminRow } from '#src/admin/admin-row.ts'

/** `/desk`: links to the pages of the admin. */
export function AdminHomePage({ rows }: { readonly rows: readonly AdminRow[] }) {
  return (
    <ul className="desk-cards">
      {rows.map(({ path, title, description }) => (
        <li key={path}>
          <a href={path}>
            <b className="h3">{title}</b>
            <span className="meta">{description}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
