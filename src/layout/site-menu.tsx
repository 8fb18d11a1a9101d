import type { SiteData, SiteLink } from '#src/catalogue/site-types.ts'
import { ExternalLink } from '#src/components/external-link.tsx'
import { Icon } from '#src/components/icon.tsx'

export type SiteMenuProps = { readonly site: SiteData }

const SEARCH_LINK: SiteLink = { label: 'Search', href: '/search', isExternal: false }

function MenuLink({ link }: { readonly link: SiteLink }) {
  return link.isExternal ? (
    <ExternalLink href={link.href}>{link.label}</ExternalLink>
  ) : (
    <a href={link.href}>
      {link.label}
      <Icon name="chevron-right" />
    </a>
  )
}

/** The sections on small screens; opens and closes without script. */
export function SiteMenu({ site }: SiteMenuProps) {
  return (
    <details className="site-menu header-narrow">
      <summary className="icon-button fold-icons">
        <Icon name="menu" />
        <Icon name="x" />
        <span className="visually-hidden">Menu</span>
      </summary>
      <div className="site-menu-sheet">
        <nav className="wrap" aria-label="Sections">
          <ul>
            {site.navigation.map((link) => (
              <li key={link.href}>
                <MenuLink link={link} />
              </li>
            ))}
            <li>
              <MenuLink link={SEARCH_LINK} />
            </li>
          </ul>
        </nav>
        <p className="wrap site-menu-account">
          <a className="button" href="/api/auth/login">
            Sign in
          </a>
          <ExternalLink className="button button-ghost" href={site.shop.cart.href}>
            {site.shop.cart.label}
          </ExternalLink>
        </p>
      </div>
    </details>
  )
}
