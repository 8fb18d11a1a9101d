const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The tab that an arrow key, Home or End selects; undefined for other keys. */
function findNextTab(tabs: readonly HTMLDetailsElement[], from: number, key: string) {
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  const step = STEPS[key]
  return step === undefined ? undefined : tabs[(from + step + tabs.length) % tabs.length]
}

function select(tab: HTMLDetailsElement): void {
  tab.open = true
  tab.querySelector('summary')?.focus()
}

/**
 * The groups of a navigation section as tabs on desktop: arrows, Home and End move between them, and the open tab
 * cannot be closed. The open tab is stored in the markup, so each section remembers its own until the page is left.
 */
export function startMenuTabs(groups: readonly HTMLDetailsElement[], isDesktop: () => boolean): void {
  for (const group of groups) {
    const tabs = groups.filter(({ name }) => name === group.name)
    const summary = group.querySelector('summary')
    summary?.addEventListener('click', (event) => {
      if (isDesktop() && group.open) event.preventDefault()
    })
    // The group above has just closed, which may have scrolled this heading out of view.
    group.addEventListener('toggle', () => {
      if (!isDesktop() && group.open) summary?.scrollIntoView({ block: 'nearest' })
    })
    summary?.addEventListener('keydown', (event) => {
      const next = isDesktop() ? findNextTab(tabs, tabs.indexOf(group), event.key) : undefined
      if (next === undefined) return
      event.preventDefault()
      select(next)
    })
  }
}
