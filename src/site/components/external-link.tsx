import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type ExternalLinkProps = {
  readonly href: string
  readonly className?: string
  /** Without the arrow where an icon already stands for the link. */
  readonly hasArrow?: boolean
  /** True where a partner pays for the link, which search engines want to be told. */
  readonly isSponsored?: boolean | undefined
  /** Under which clicks on it are counted. */
  readonly tracking?: string | undefined
  readonly children: ReactNode
}

/** A link to the shop, a partner or a network: marked by the arrow, and in words for those who do not see it (R4.6). */
export function ExternalLink({
  href,
  className,
  hasArrow = true,
  isSponsored = false,
  tracking,
  children,
}: ExternalLinkProps) {
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
      <span className="visually-hidden"> (opens another site)</span>
    </a>
  )
}
