import type { ReactNode } from 'react'

export type PageFrameProps = {
  /** Contents of the banner landmark. */
  readonly header: ReactNode
  /** Contents of the footer landmark. */
  readonly footer: ReactNode
  /** The travel alert, or null. */
  readonly alert: ReactNode
  readonly children: ReactNode
}

/** Skip link, alert, banner, main and footer of every page (D9.3, D9.5). */
export function PageFrame({ header, footer, alert, children }: PageFrameProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {alert}
      <header className="site-header">{header}</header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="site-footer">{footer}</footer>
    </>
  )
}
