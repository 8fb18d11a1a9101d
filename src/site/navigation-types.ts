import type { PlaceMention } from '#src/catalogue/catalogue-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'

/** A line of a section: a link with a few words about it, and the place whose poster stands beside it. */
export type NavigationItem = {
  readonly link: SiteLinkData
  readonly subtitle: string | null
  readonly description: string | null
  /** Stands where there is no poster. */
  readonly icon: string | null
  readonly place: PlaceMention | null
  readonly cta: SiteLinkData | null
}

export type NavigationColumn = { readonly title: string; readonly items: readonly NavigationItem[] }

export type NavigationContinent = PageLink & {
  /** Of all its pages. */
  readonly count: number
  readonly countries: readonly PageLink[]
  readonly regions: readonly PageLink[]
  readonly cities: readonly PageLink[]
}

type GroupBody =
  /** Rows with thumbs. */
  | { readonly kind: 'places'; readonly places: readonly PlaceMention[] }
  /** Plain links in alphabetical order. */
  | { readonly kind: 'index'; readonly links: readonly PageLink[] }
  | { readonly kind: 'continents'; readonly continents: readonly NavigationContinent[] }
  | { readonly kind: 'items'; readonly items: readonly NavigationItem[] }
  | { readonly kind: 'columns'; readonly columns: readonly NavigationColumn[] }

/** One part of a section: a tab on a desk, a fold on a phone. */
export type NavigationGroup = {
  readonly title: string
  /** Leads to all of what the part shows some of; null when it shows all. */
  readonly cta: SiteLinkData | null
} & GroupBody

/** The card beside a section's parts. */
export type NavigationPromo = {
  readonly title: string
  readonly description: string
  readonly link: SiteLinkData
  readonly place: PlaceMention
}

/** A section of the header, from content/navigation.yaml (S3.1). */
export type NavigationSection = {
  /** Unique; lower-case letters, for ids. */
  readonly id: string
  readonly title: string
  readonly cta: SiteLinkData
  readonly featured: NavigationPromo
  readonly groups: readonly NavigationGroup[]
}

/** Links and names of the shell, from content/site.yaml and content/footer.yaml. */
export type SiteLinkData = {
  readonly label: string
  readonly href: string
  /** True for the shop, partners and social networks: marked and opened as leading outside. */
  readonly isExternal: boolean
  /** True for partners who pay for it. */
  readonly isSponsored?: true
  /** Under which clicks on it are counted; left out where its address says enough. */
  readonly tracking?: string
}
