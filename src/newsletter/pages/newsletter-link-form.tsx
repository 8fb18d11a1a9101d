import type { ReactNode } from 'react'

export type LetterFormProps = {
  readonly step: 'confirm' | 'unsubscribe' | 'preferences'
  readonly token: string
  readonly button: string
  readonly children?: ReactNode
}

export const letterPath = (step: LetterFormProps['step'], token: string): string =>
  `/newsletter/${step}?token=${token}`

/** A form that acts on one subscription; opening a link changes nothing, this does (R6.4). */
export function LetterForm({ step, token, button, children }: LetterFormProps) {
  return (
    <form method="post" action={letterPath(step, token)}>
      {children}
      <button className="button" type="submit">
        {button}
      </button>
    </form>
  )
}
