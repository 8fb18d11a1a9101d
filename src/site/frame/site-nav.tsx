import { useWords } from '#isomorphic/words/use-words.ts'
import { ExternalLink } from '#src/site/components/external-link.tsx'
import { Icon } from '#src/site/components/icon.tsx'
import type { NavigationSection } from '#src/site/navigation-types.ts'
import type { SiteData } from '#src/site/site-types.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'
import { Logo } from './logo.tsx'
import { NavAccount } from './nav-account.tsx'
import { NavPanel } from './nav-panel.tsx'
import { SignInLink } from './sign-in-link.tsx'

export type SiteNavProps = { readonly site: SiteData }

/** Id of the navigation, which the menu button opens as a popover on a phone. */
export const SITE_NAV_ID = 'site-nav'

/**
 * The sections of the site, once in the page for all screens: menus on desktop, a sheet with levels on a phone. Popover
 * and `<details>` work without script; client/site/site-navigation.ts enhances them.
 */
export function SiteNav({ site }: SiteNavProps) {
  const { frame: words, search, account } = useWords(SITE_WORDS)
  return (
    <div className="site-nav" id={SITE_NAV_ID} popover="auto">
      <div className="nav-top">
        <Logo />
        <a className="icon-button" href="/search" aria-label={search.open}>
          <Icon name="search" />
        </a>
        <ExternalLink className="icon-button" hasArrow={false} href={site.shop.cart.href}>
          <Icon name="bag" />
          <span className="visually-hidden">{site.shop.cart.label}</span>
        </ExternalLink>
        <button
          className="icon-button"
          type="button"
          popoverTarget={SITE_NAV_ID}
          popoverTargetAction="hide"
          aria-label={words.closeMenu}
          // biome-ignore lint/a11y/noAutofocus: only in a popover that the visitor has opened
          autoFocus
        >
          <Icon name="x" />
        </button>
      </div>
      <nav className="nav-main" aria-label={words.navigation}>
        <ul className="nav-sections">
          {site.navigation.map((section) => (
            <li key={section.id}>
              <NavSection section={section} />
            </li>
          ))}
          <li className="nav-narrow">
            <details className="nav-section" name={SITE_NAV_ID}>
              <NavSummary title={account.title} />
              <NavAccount />
            </details>
          </li>
        </ul>
      </nav>
      <p className="nav-foot">
        <SignInLink className="button" />
        <ExternalLink className="button button-ghost" hasArrow={false} href={site.shop.cart.href}>
          <Icon name="bag" />
          {site.shop.cart.label}
        </ExternalLink>
      </p>
    </div>
  )
}

function NavSection({ section }: { readonly section: NavigationSection }) {
  return (
    <details className="nav-section" name={SITE_NAV_ID}>
      <NavSummary title={section.title} />
      <NavPanel section={section} />
    </details>
  )
}

/** Opens a section; on a phone the same summary is the back control. */
function NavSummary({ title }: { readonly title: string }) {
  const words = useWords(SITE_WORDS).frame
  return (
    <summary>
      <Icon name="arrow-left" />
      <span className="nav-back">
        {words.allSections}
        <span className="visually-hidden">{words.backFrom}</span>
      </span>
      <span className="nav-title">{title}</span>
      <Icon name="chevron-right" />
    </summary>
  )
}
