import type { NavigationSection, SiteLinkData } from './navigation-types.ts'

export type LanguageSite = {
  readonly label: string
  readonly lang: string
  readonly href: string
  readonly isCurrent: boolean
}

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
  /** The language menu; a deployment may lead elsewhere (frame/language-links.ts). */
  readonly languages: readonly LanguageSite[]
  readonly navigation: readonly NavigationSection[]
  readonly footerColumns: readonly { readonly heading: string; readonly links: readonly SiteLinkData[] }[]
}
