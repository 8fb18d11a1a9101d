import type { InferOutput } from 'valibot'
import type { SiteLinkData } from '#src/site/navigation-types.ts'
import type { SiteData } from '#src/site/site-types.ts'
import { DESTINATIONS } from '#tools/compile/places/place.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { FooterSchema, type SiteFields, SiteSchema } from '#tools/compile/text/content-schemas.ts'
import { type ContentFolder, readYamlFile } from '#tools/compile/text/entry-files.ts'
import type { GuideLink } from '#tools/compile/text/guide-links.ts'
import { type NavigationContent, readNavigation } from './navigation-content.ts'

export type SiteContent = {
  readonly data: Omit<SiteData, 'navigation'>
  readonly navigation: NavigationContent
  /** URLs of paying partners. */
  readonly partners: readonly string[]
  readonly bestInTravelSize: number
  /** The place whose poster opens the home page, for example `namibia`. */
  readonly homePlace: string
  readonly links: readonly GuideLink[]
}

/** A link of header or footer; any URL outside this site is external. */
export type AuthoredLink = {
  readonly label: string
  readonly href: string
  readonly tracking?: string | undefined
}

/** @param partners URLs of paying partners */
export function toSiteLinkData(
  { label, href, tracking }: AuthoredLink,
  partners: readonly string[] = [],
): SiteLinkData {
  return {
    label,
    href,
    isExternal: !href.startsWith('/'),
    ...(tracking === undefined ? {} : { tracking }),
    ...(partners.includes(href) ? { isSponsored: true } : {}),
  }
}

const partnersOf = ({ trips }: SiteFields): readonly string[] => Object.values(trips).map(({ href }) => href)

function toSiteData(
  site: SiteFields,
  footer: InferOutput<typeof FooterSchema>,
): Omit<SiteData, 'navigation'> {
  const { shop, trips } = site
  return {
    brandLine: site.brandLine,
    home: { headline: site.home.headline, lead: site.home.lead },
    shop: {
      name: shop.name,
      origin: shop.origin,
      cart: toSiteLinkData({ label: 'Cart', href: `${shop.origin}/cart` }),
      guidebooks: toSiteLinkData({ label: 'Guidebooks', href: `${shop.origin}/collections/guidebooks` }),
    },
    trips: toSiteLinkData(trips.planning, partnersOf(site)),
    socials: site.socials,
    languages: site.languages,
    footerColumns: footer.map(({ heading, links }) => ({
      heading,
      links: links.map((link) => toSiteLinkData(link)),
    })),
  }
}

/** Reads `site.yaml`, `navigation.yaml` and `footer.yaml`; null when one of them is wrong. */
export function readSite(folder: ContentFolder, report: ReportError): SiteContent | null {
  const siteSource = readYamlFile(folder, 'site.yaml', report)
  const navigationSource = readYamlFile(folder, 'navigation.yaml', report)
  const footerSource = readYamlFile(folder, 'footer.yaml', report)
  const site = siteSource && checkSchema(SiteSchema, siteSource, report)
  const navigation = navigationSource && site && readNavigation(navigationSource, site, report)
  const footer = footerSource && checkSchema(FooterSchema, footerSource, report)
  if (site === null || navigation === null || footer === null) return null
  if (siteSource === null || footerSource === null) return null
  const footerLinks = footer.flatMap(({ links }, column) =>
    links.map(({ href }, index) => {
      return { file: footerSource.file, line: footerSource.lineOf([column, 'links', index, 'href']), href }
    }),
  )
  return {
    data: toSiteData(site, footer),
    navigation: navigation.sections,
    partners: partnersOf(site),
    bestInTravelSize: site.bestInTravelSize,
    homePlace: site.home.place,
    links: [
      ...navigation.links,
      ...footerLinks,
      {
        file: siteSource.file,
        line: siteSource.lineOf(['home', 'place']),
        href: `${DESTINATIONS}/${site.home.place}`,
      },
    ],
  }
}
