import { OPT_OUT_PATH } from '#isomorphic/measuring/consent-choice.ts'
import type { SiteLinkData } from '#src/site/navigation-types.ts'
import { ExternalLink } from './external-link.tsx'
import { NewTabLink } from './new-tab-link.tsx'

export type SiteLinkProps = { readonly link: SiteLinkData; readonly className?: string }

/** A link of the header or footer, marked if external; the opt-out link always opens in a new tab (S2.1). */
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
