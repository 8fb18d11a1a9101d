import type { ReactNode } from 'react'
import { useWords } from '#isomorphic/words/use-words.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'
import { Icon } from './icon.tsx'

export type ExternalLinkProps = {
  readonly href: string
  readonly className?: string
  /** False if an icon already represents the link. */
  readonly hasArrow?: boolean
  /** True for paid partner links, which need `rel="sponsored"` for search engines. */
  readonly isSponsored?: boolean | undefined
  /** Tracking name for clicks on the link. */
  readonly tracking?: string | undefined
  readonly children: ReactNode
}

/** A link to the shop, a partner or a network: marked by an arrow, and by text for screen readers (R4.6). */
export function ExternalLink({
  href,
  className,
  hasArrow = true,
  isSponsored = false,
  tracking,
  children,
}: ExternalLinkProps) {
  const words = useWords(SITE_WORDS).components
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel={isSponsored ? 'sponsored noopener' : 'noopener'}
      data-tracking={tracking}
    >
      {children}
      {hasArrow && <Icon name="external" />}
      <span className="visually-hidden">{words.otherSite}</span>
    </a>
  )
}
