import type { DeskRow } from '#src/desk/desk-row.ts'

/** `/desk`: what there is to do here. */
export function DeskHomePage({ rows }: { readonly rows: readonly DeskRow[] }) {
  return (
    <ul className="desk-cards">
      {rows.map(({ path, title, about }) => (
        <li key={path}>
          <a href={path}>
            <b className="h3">{title}</b>
            <span className="meta">{about}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
