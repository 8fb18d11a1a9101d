import type { NavigationSection } from './navigation-types.ts'

/** Links and names of the shell, from content/site.yaml and content/footer.yaml. */
export type SiteLink = {
  readonly label: string
  readonly href: string
  /** True for the shop, partners and social networks: marked and opened as leading outside. */
  readonly isExternal: boolean
  /** Under which clicks on it are counted; left out where its address says enough. */
  readonly tracking?: string
}

export type LanguageSite = {
  readonly label: string
  readonly lang: string
  readonly href: string
  readonly isCurrent: boolean
}

export type SiteData = {
  readonly brandLine: string
  /** Words over the poster that opens the home page. */
  readonly home: { readonly headline: string; readonly lead: string }
  readonly shop: {
    readonly name: string
    readonly origin: string
    readonly cart: SiteLink
    readonly guidebooks: SiteLink
  }
  readonly trips: SiteLink
  readonly socials: readonly { readonly label: string; readonly network: string; readonly href: string }[]
  readonly languages: readonly LanguageSite[]
  readonly navigation: readonly NavigationSection[]
  readonly footerColumns: readonly { readonly heading: string; readonly links: readonly SiteLink[] }[]
}
