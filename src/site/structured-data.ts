import type { BreadcrumbList, ItemList, ListItem, OrganizationLeaf, WithContext } from 'schema-dts'
import type { ContinentRecord, PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import type { StructuredData } from './page-head.ts'
import type { SiteData } from './site-types.ts'

const CONTEXT = 'https://schema.org'

/** The way down to a page, as its breadcrumb shows it. */
export function breadcrumbData(
  siteOrigin: string,
  trail: readonly PageLink[],
  current: PageLink,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, current].map(({ name, path }, index): ListItem => {
      return { '@type': 'ListItem', position: index + 1, name, item: siteOrigin + path }
    }),
  }
}

/** Places as a page lists them, in its order. */
export function placeListData(
  siteOrigin: string,
  name: string,
  places: readonly Pick<PlaceSummary, 'name' | 'path'>[],
): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    name,
    numberOfItems: places.length,
    itemListElement: places.map((place, index): ListItem => {
      return { '@type': 'ListItem', position: index + 1, name: place.name, url: siteOrigin + place.path }
    }),
  }
}

/** A continent's breadcrumb, its first places, and its countries from A to Z. */
export function continentData(siteOrigin: string, continent: ContinentRecord): readonly StructuredData[] {
  const lists = [
    { name: `${continent.name}: where we would start`, places: continent.featured },
    { name: `${continent.name}: every country, A to Z`, places: continent.countries },
  ]
  return [
    breadcrumbData(siteOrigin, [{ name: 'Destinations', path: '/places' }], continent),
    ...lists
      .filter(({ places }) => places.length > 0)
      .map(({ name, places }) => placeListData(siteOrigin, name, places)),
  ]
}

/** Who makes the guide: in short on a page of its, in full on the front page. */
export function publisherData(siteOrigin: string): OrganizationLeaf & { readonly '@id': string } {
  return {
    '@type': 'Organization',
    '@id': `${siteOrigin}/#organization`,
    name: 'Fernway',
    url: `${siteOrigin}/`,
    logo: `${siteOrigin}/favicon.svg`,
  }
}

/** The guide and who makes it, as header and footer show them. */
export function siteData(siteOrigin: string, site: SiteData): readonly StructuredData[] {
  const publisher = publisherData(siteOrigin)
  return [
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: 'Fernway',
      url: `${siteOrigin}/`,
      inLanguage: 'en',
      publisher: { '@id': publisher['@id'] },
    },
    {
      '@context': CONTEXT,
      ...publisher,
      sameAs: site.socials.map(({ href }) => href),
    },
  ]
}
