import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { Icon } from '#src/site/components/icon.tsx'
import { insertMarkup } from '#src/site/markup/encoded-markup.ts'
import { localiseLinks } from '#src/site/markup/localise-links.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'
import type { Alert } from './alert.ts'

export type AlertBarProps = {
  readonly alert: Alert
  /** Return path for visitors without script. */
  readonly returnPath: string
}

/** The travel alert. Dismissing it is a form; client/site/dismiss-alert.ts dismisses it without navigation. */
export function AlertBar({ alert, returnPath }: AlertBarProps) {
  const locale = useLocale()
  const words = useWords(SITE_WORDS).frame
  return (
    <section className="alert-bar" aria-label={words.alert} data-version={alert.version}>
      <form className="wrap" action="/alert/dismiss" method="post">
        <p dangerouslySetInnerHTML={insertMarkup(localiseLinks(alert.html, locale))} />
        <input type="hidden" name="version" value={alert.version} />
        <input type="hidden" name="returnTo" value={returnPath} />
        <button className="icon-button" type="submit" aria-label={words.closeAlert}>
          <Icon name="x" />
        </button>
      </form>
    </section>
  )
}
