import type { ReactNode } from 'react'
import { useWords } from '#isomorphic/words/use-words.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

export type NewTabLinkProps = {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link that opens a page of this site in a new tab, and states so. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  const words = useWords(SITE_WORDS).components
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{words.newTab}</span>
    </a>
  )
}
