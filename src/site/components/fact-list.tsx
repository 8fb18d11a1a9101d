import type { Fact } from '#src/catalogue/catalogue-types.ts'

export type FactListProps = { readonly facts: readonly Fact[] }

/** Facts of a place: label above value, with rules, in two columns. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.value}
            {fact.timeZone !== undefined && <span className="local-time" data-time-zone={fact.timeZone} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
