import type { ReactNode } from 'react'

export type AdminButtonProps = {
  /** Where the form is posted. */
  readonly action: string
  /** What goes with it. */
  readonly fields?: Readonly<Record<string, string>>
  readonly children: ReactNode
  /** Said after the words, unseen, where many buttons have the same. */
  readonly about?: string
}

/** A form that is one button: something is done at once, and can be undone as easily. */
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
