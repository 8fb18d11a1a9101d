export type AdminTab = {
  readonly href: string
  readonly name: string
  readonly count: number | null
  readonly isCurrent: boolean
}

/** Links to the lists of a page, with their counts. */
export function AdminTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly AdminTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className="desk-tabs">
        {tabs.map(({ href, name, count, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {count === null ? name : `${name} (${count.toLocaleString('en')})`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
