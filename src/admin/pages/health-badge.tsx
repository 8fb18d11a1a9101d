const LABELS = { ok: 'OK', attention: 'Attention', unknown: 'Unknown' } as const
const CLASS_SUFFIXES = { ok: 'well', attention: 'look', unknown: 'unknown' } as const

/** The health of one thing as a coloured label. */
export function HealthBadge({ state }: { readonly state: keyof typeof LABELS }) {
  return <span className={`desk-mark desk-mark-${CLASS_SUFFIXES[state]}`}>{LABELS[state]}</span>
}
