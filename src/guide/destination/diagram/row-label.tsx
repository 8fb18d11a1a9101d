import { useTextLanguage } from '#isomorphic/words/use-words.ts'
import type { DiagramLabel } from '#src/catalogue/diagram/guide-diagram.ts'

type RowLabelProps = {
  readonly row: DiagramLabel
  /** The figure of the row; null where it has none. */
  readonly value: string | null
}

/** What a row is called, its figure, and what is worth knowing about it. */
export function RowLabel({ row: { name, text, note }, value }: RowLabelProps) {
  const langOf = useTextLanguage()
  return (
    <>
      <b lang={text === undefined ? undefined : langOf(text)}>{name ?? text}</b>
      {value !== null && <span> {value}</span>}
      {note !== undefined && <small lang={langOf(note)}> {note}</small>}
    </>
  )
}
