import { OPT_OUT_PATH } from '#isomorphic/measuring/consent-choice.ts'
import type { SiteLinkData } from '#src/site/navigation-types.ts'
import { ExternalLink } from './external-link.tsx'
import { NewTabLink } from './new-tab-link.tsx'

export type SiteLinkProps = { readonly link: SiteLinkData; readonly className?: string }

/** A link of the shell, marked when it leads outside; the opt-out opens in a new tab wherever it stands (S2.1). */
export function SiteLink({
  link: { label, href, isExternal, isSponsored, tracking },
  className,
}: SiteLinkProps) {
  const named = className === undefined ? {} : { className }
  if (isExternal)
    return (
      <ExternalLink href={href} tracking={tracking} isSponsored={isSponsored} {...named}>
        {label}
      </ExternalLink>
    )
  if (href === OPT_OUT_PATH)
    return (
      <NewTabLink href={href} {...named}>
        {label}
      </NewTabLink>
    )
  return (
    <a className={className} href={href} data-tracking={tracking}>
      {label}
    </a>
  )
}
