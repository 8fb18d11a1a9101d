import { Icon } from '#src/site/components/icon.tsx'
import type { Alert } from './alert.ts'

export type AlertBarProps = {
  readonly alert: Alert
  /** Return path for visitors without script. */
  readonly returnPath: string
}

/** The travel alert. Dismissing it is a form; client/site/dismiss-alert.ts dismisses it without navigation. */
export function AlertBar({ alert, returnPath }: AlertBarProps) {
  return (
    <section className="alert-bar" aria-label="Notice" data-version={alert.version}>
      <form className="wrap" action="/alert/dismiss" method="post">
        <p dangerouslySetInnerHTML={{ __html: alert.html }} />
        <input type="hidden" name="version" value={alert.version} />
        <input type="hidden" name="returnTo" value={returnPath} />
        <button className="icon-button" type="submit" aria-label="Close this notice">
          <Icon name="x" />
        </button>
      </form>
    </section>
  )
}
