import type { PlaceMention } from '#src/catalogue/catalogue-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'

/** An item of a section: a link with a short text and the place whose poster is shown beside it. */
export type NavigationItem = {
  readonly link: SiteLinkData
  readonly subtitle: string | null
  readonly description: string | null
  /** Icon shown without a poster. */
  readonly icon: string | null
  readonly place: PlaceMention | null
  readonly cta: SiteLinkData | null
}

export type NavigationColumn = { readonly title: string; readonly items: readonly NavigationItem[] }

export type NavigationContinent = PageLink & {
  /** Number of its pages. */
  readonly count: number
  readonly countries: readonly PageLink[]
  readonly regions: readonly PageLink[]
  readonly cities: readonly PageLink[]
}

type GroupBody =
  /** Rows with thumbnails. */
  | { readonly kind: 'places'; readonly places: readonly PlaceMention[] }
  /** Plain links in alphabetical order. */
  | { readonly kind: 'index'; readonly links: readonly PageLink[] }
  | { readonly kind: 'continents'; readonly continents: readonly NavigationContinent[] }
  | { readonly kind: 'items'; readonly items: readonly NavigationItem[] }
  | { readonly kind: 'columns'; readonly columns: readonly NavigationColumn[] }

/** One group of a section: a tab on desktop, a disclosure on a phone. */
export type NavigationGroup = {
  readonly title: string
  /** Link to the complete list; null if the group shows all of it. */
  readonly cta: SiteLinkData | null
} & GroupBody

/** The card beside the groups of a section. */
export type NavigationPromo = {
  readonly title: string
  readonly description: string
  readonly link: SiteLinkData
  readonly place: PlaceMention
}

/** A section of the header, from content/navigation.yaml (S3.1). */
export type NavigationSection = {
  /** Unique lower-case id. */
  readonly id: string
  readonly title: string
  readonly cta: SiteLinkData
  readonly featured: NavigationPromo
  readonly groups: readonly NavigationGroup[]
}

/** A link of the header or footer, from content/site.yaml and content/footer.yaml. */
export type SiteLinkData = {
  readonly label: string
  readonly href: string
  /** True for the shop, partners and social networks: marked as external. */
  readonly isExternal: boolean
  /** True for paid partner links. */
  readonly isSponsored?: true
  /** Tracking name for clicks; absent if the URL is sufficient. */
  readonly tracking?: string
}
