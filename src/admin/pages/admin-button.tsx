import type { ReactNode } from 'react'

export type AdminButtonProps = {
  /** URL that the form posts to. */
  readonly action: string
  /** Hidden fields of the form. */
  readonly fields?: Readonly<Record<string, string>>
  readonly children: ReactNode
  /** Visually hidden suffix of the label, where several buttons have the same label. */
  readonly about?: string
}

/** A form with a single button, for actions that apply at once and can be undone. */
export function AdminButton({ action, fields = {}, children, about }: AdminButtonProps) {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="desk-button" type="submit">
        {children}
        {about !== undefined && <span className="visually-hidden">{` ${about}`}</span>}
      </button>
    </form>
  )
}
