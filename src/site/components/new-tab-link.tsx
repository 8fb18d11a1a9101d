import type { ReactNode } from 'react'

export type NewTabLinkProps = {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link that opens a page of this site in a new tab, and states so. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
