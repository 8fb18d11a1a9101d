import type { ReactNode } from 'react'
import { useWords } from '#isomorphic/words/use-words.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

export type PageFrameProps = {
  /** Contents of the banner landmark. */
  readonly header: ReactNode
  /** Contents of the footer landmark. */
  readonly footer: ReactNode
  /** The travel alert, or null. */
  readonly alert: ReactNode
  /** Above the page, for example that it is partly in English; null for none. */
  readonly notice: ReactNode
  readonly children: ReactNode
}

/** Skip link, alert, banner, main and footer of every page (D9.3, D9.5). */
export function PageFrame({ header, footer, alert, notice, children }: PageFrameProps) {
  const words = useWords(SITE_WORDS).frame
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      {alert}
      <header className="site-header">{header}</header>
      <main id="main" tabIndex={-1}>
        {notice}
        {children}
      </main>
      <footer className="site-footer">{footer}</footer>
    </>
  )
}
