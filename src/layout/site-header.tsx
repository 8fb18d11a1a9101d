import type { ReactNode } from 'react'
import type { SiteData } from '#src/catalogue/site-types.ts'
import { ExternalLink } from '#src/components/external-link.tsx'
import { Icon } from '#src/components/icon.tsx'
import { Logo } from '#src/components/logo.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { SITE_NAV_ID, SiteNav } from './site-nav.tsx'

export type SiteHeaderProps = {
  readonly site: SiteData
  /** Takes the place of the plain link to the search page on a desk; null leaves the link. */
  readonly searchBox: ReactNode
}

/** The bar under the alert: the same on every page, so that it is rendered once; it marks no current section. */
export function SiteHeader({ site, searchBox }: SiteHeaderProps) {
  return (
    <div className="wrap header-bar">
      <Logo />
      <SiteNav site={site} />
      <div className="header-tools">
        <div className="header-search">{searchBox ?? <SearchLink />}</div>
        <a className="icon-button header-narrow" href="/search" aria-label="Search">
          <Icon name="search" />
        </a>
        <ExternalLink className="icon-button" hasArrow={false} href={site.shop.cart.href}>
          <Icon name="bag" />
          <span className="visually-hidden">{site.shop.cart.label}</span>
        </ExternalLink>
        <SignInLink className="header-sign-in" />
        <ProfileMenu />
        <button
          className="icon-button header-narrow"
          type="button"
          popoverTarget={SITE_NAV_ID}
          aria-label="Menu"
        >
          <Icon name="menu" />
        </button>
      </div>
    </div>
  )
}

function SearchLink() {
  return (
    <a className="search-field" href="/search">
      <Icon name="search" />
      Search destinations
    </a>
  )
}
