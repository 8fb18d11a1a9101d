const WORDS = { well: 'Well', look: 'Look', unknown: 'Not known' } as const

/** Whether something is well, in a word and a colour. */
export function DeskMark({ state }: { readonly state: keyof typeof WORDS }) {
  return <span className={`desk-mark desk-mark-${state}`}>{WORDS[state]}</span>
}
