import type { ReactNode } from 'react'

export type SubscriptionFormProps = {
  readonly step: 'confirm' | 'unsubscribe' | 'preferences'
  readonly token: string
  readonly button: string
  readonly children?: ReactNode
}

export const subscriptionPath = (step: SubscriptionFormProps['step'], token: string): string =>
  `/newsletter/${step}?token=${token}`

/** A form that changes one subscription; opening its link changes nothing (R6.4). */
export function SubscriptionForm({ step, token, button, children }: SubscriptionFormProps) {
  return (
    <form method="post" action={subscriptionPath(step, token)}>
      {children}
      <button className="button" type="submit">
        {button}
      </button>
    </form>
  )
}
