import type { SiteLink as SiteLinkData } from '#src/site/navigation-types.ts'
import { ExternalLink } from './external-link.tsx'

export type SiteLinkProps = { readonly link: SiteLinkData; readonly className?: string }

/** A link of the shell, marked when it leads outside. */
export function SiteLink({ link, className }: SiteLinkProps) {
  return link.isExternal ? (
    <ExternalLink
      href={link.href}
      tracking={link.tracking}
      {...(className === undefined ? {} : { className })}
    >
      {link.label}
    </ExternalLink>
  ) : (
    <a className={className} href={link.href} data-tracking={link.tracking}>
      {link.label}
    </a>
  )
}
