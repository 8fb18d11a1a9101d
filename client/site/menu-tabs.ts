const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The tab that a key leads to, or undefined when it leads nowhere. */
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
 * Parts of a section as tabs on a desk: arrows, Home and End move, and the open one cannot be folded away. Which one is
 * open stays in the markup, so each section remembers its own while the page lives.
 */
export function startMenuTabs(groups: readonly HTMLDetailsElement[], isDesktop: () => boolean): void {
  for (const group of groups) {
    const tabs = groups.filter(({ name }) => name === group.name)
    const summary = group.querySelector('summary')
    summary?.addEventListener('click', (event) => {
      if (isDesktop() && group.open) event.preventDefault()
    })
    // The part above it has just folded, and may have taken the heading out of view.
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
