import type { ReactNode } from 'react'

export type PanelProps = { readonly title: string; readonly children: ReactNode }

/** One thing that can be set or done, ruled off from the next: its name, then a form. */
export function Panel({ title, children }: PanelProps) {
  return (
    <section className="panel">
      <h2 className="h3">{title}</h2>
      {children}
    </section>
  )
}
