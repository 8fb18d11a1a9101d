import type { ReactNode } from 'react'

export type PanelProps = { readonly title: string; readonly children: ReactNode }

/** One setting or action with its heading and form, separated from the next by a rule. */
export function Panel({ title, children }: PanelProps) {
  return (
    <section className="panel">
      <h2 className="h3">{title}</h2>
      {children}
    </section>
  )
}
