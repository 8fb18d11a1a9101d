import { useWords } from '#isomorphic/words/use-words.ts'
import type { PlaceMention, PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { ExternalLink } from '#src/site/components/external-link.tsx'
import { Icon } from '#src/site/components/icon.tsx'
import type { SiteData } from '#src/site/site-types.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'
import { Logo } from './logo.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { SearchPanel } from './search-panel.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { SITE_NAV_ID, SiteNav } from './site-nav.tsx'

export type SiteHeaderProps = {
  readonly site: SiteData
  /** Three places for the search panel. */
  readonly picks: readonly PlaceSummary[]
}

/** The header: identical on every page, so that it is rendered once; the frame marks links to the current page. */
export function SiteHeader({ site, picks }: SiteHeaderProps) {
  const words = useWords(SITE_WORDS).frame
  return (
    <div className="wrap header-bar">
      <Logo definesMark />
      <SiteNav site={site} />
      <div className="header-tools">
        <SearchPanel picks={picks} trending={trendingBeside(site, picks)} />
        <ExternalLink className="icon-button" hasArrow={false} href={site.shop.cart.href}>
          <Icon name="bag" />
          <span className="visually-hidden">{site.shop.cart.label}</span>
        </ExternalLink>
        <div className="header-account">
          <SignInLink className="header-sign-in" />
          <ProfileMenu />
        </div>
        <button
          className="icon-button header-narrow"
          type="button"
          popoverTarget={SITE_NAV_ID}
          aria-label={words.menu}
        >
          <Icon name="menu" />
        </button>
      </div>
    </div>
  )
}

const TRENDING_COUNT = 3

/** The first places of the menus, without the picks. */
function trendingBeside(site: SiteData, picks: readonly PlaceSummary[]): readonly PlaceMention[] {
  return site.navigation
    .flatMap(({ groups }) => groups)
    .flatMap((group) => (group.kind === 'places' ? group.places : []))
    .filter(({ path }) => picks.every((pick) => pick.path !== path))
    .slice(0, TRENDING_COUNT)
}
