export type DeskTab = {
  readonly href: string
  readonly name: string
  readonly count: number | null
  readonly isHere: boolean
}

/** Lists of one page beside each other, as links with their counts. */
export function DeskTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly DeskTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className="desk-tabs">
        {tabs.map(({ href, name, count, isHere }) => (
          <li key={href}>
            <a href={href} aria-current={isHere ? 'page' : undefined}>
              {count === null ? name : `${name} (${count.toLocaleString('en')})`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
