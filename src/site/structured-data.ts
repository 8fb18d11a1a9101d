import type { BreadcrumbList, ItemList, ListItem, OrganizationLeaf, WithContext } from 'schema-dts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { ContinentRecord, PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import type { StructuredData } from './page-head.ts'
import { type PageUrlBase, pageUrl } from './page-url.ts'
import type { SiteData } from './site-types.ts'
import { SITE_WORDS } from './words/site-words.ts'

const CONTEXT = 'https://schema.org'

/** Structured data of a page's breadcrumb. */
export function breadcrumbData(
  base: PageUrlBase,
  trail: readonly PageLink[],
  current: PageLink,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, current].map(({ name, path }, index): ListItem => {
      return { '@type': 'ListItem', position: index + 1, name, item: pageUrl(base, path) }
    }),
  }
}

/** Structured data of a list of places in the order of the page. */
export function placeListData(
  base: PageUrlBase,
  name: string,
  places: readonly Pick<PlaceSummary, 'name' | 'path'>[],
): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    name,
    numberOfItems: places.length,
    itemListElement: places.map((place, index): ListItem => {
      return { '@type': 'ListItem', position: index + 1, name: place.name, url: pageUrl(base, place.path) }
    }),
  }
}

/** Structured data of a continent: its breadcrumb, its first places, and its countries from A to Z. */
export function continentData(base: PageUrlBase, continent: ContinentRecord): readonly StructuredData[] {
  const { document: words } = pickWords(SITE_WORDS, base.locale)
  const lists = [
    { name: words.continentHighlights(continent.name), places: continent.featured },
    { name: words.continentCountries(continent.name), places: continent.countries },
  ]
  return [
    breadcrumbData(base, [{ name: words.destinations, path: '/places' }], continent),
    ...lists
      .filter(({ places }) => places.length > 0)
      .map(({ name, places }) => placeListData(base, name, places)),
  ]
}

/** Structured data of the publisher, referenced by id from other pages: the same in every language. */
export function publisherData(siteOrigin: string): OrganizationLeaf & { readonly '@id': string } {
  return {
    '@type': 'Organization',
    '@id': `${siteOrigin}/#organization`,
    name: 'Fernway',
    url: `${siteOrigin}/`,
    logo: `${siteOrigin}/favicon.svg`,
  }
}

/** Structured data of the site and, on the English page to which its id leads, of its publisher. */
export function siteData(base: PageUrlBase, site: SiteData): readonly StructuredData[] {
  const { siteOrigin, locale } = base
  const publisher = publisherData(siteOrigin)
  const website: StructuredData = {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: 'Fernway',
    url: pageUrl(base, '/'),
    inLanguage: locale,
    publisher: { '@id': publisher['@id'] },
  }
  if (locale !== DEFAULT_LOCALE) return [website]
  return [website, { '@context': CONTEXT, ...publisher, sameAs: site.socials.map(({ href }) => href) }]
}
