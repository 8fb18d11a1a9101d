const LABELS = { well: 'Well', look: 'Look', unknown: 'Not known' } as const

/** Whether something is well, in a word and a colour. */
export function HealthBadge({ state }: { readonly state: keyof typeof LABELS }) {
  return <span className={`desk-mark desk-mark-${state}`}>{LABELS[state]}</span>
}
