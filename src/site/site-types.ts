import type { LocaleTag } from '#isomorphic/words/locale.ts'
import type { NavigationSection, SiteLinkData } from './navigation-types.ts'

/** A language of the menu by its own name. */
export type SiteLanguage = { readonly label: string; readonly lang: LocaleTag }

export type SiteData = {
  readonly brandLine: string
  /** Text over the hero poster of the home page. */
  readonly home: { readonly headline: string; readonly lead: string }
  readonly shop: {
    readonly name: string
    readonly origin: string
    readonly cart: SiteLinkData
    readonly guidebooks: SiteLinkData
  }
  readonly trips: SiteLinkData
  readonly socials: readonly { readonly label: string; readonly network: string; readonly href: string }[]
  /** The languages of the menu; the deployment says which are offered (frame/language-links.ts). */
  readonly languages: readonly SiteLanguage[]
  readonly navigation: readonly NavigationSection[]
  readonly footerColumns: readonly { readonly heading: string; readonly links: readonly SiteLinkData[] }[]
}
