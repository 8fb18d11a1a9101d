import { escapeXml, XML_DECLARATION } from '#isomorphic/files/escape-xml.ts'

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export type SitemapPage = { readonly path: string; readonly modifiedOn: string | null }

/** A sitemap of pages (sitemaps.org protocol 0.9). Paths begin with a slash; dates are W3C dates: a day or a month. */
export function sitemapXml(siteOrigin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, modifiedOn }) => {
    const date = modifiedOn === null ? '' : `<lastmod>${escapeXml(modifiedOn)}</lastmod>`
    return `<url><loc>${escapeXml(siteOrigin + path)}</loc>${date}</url>`
  })
  return `${XML_DECLARATION}\n<urlset ${NAMESPACE}>\n${entries.join('\n')}\n</urlset>\n`
}

const sitemapPartPath = (part: number): string => `/sitemap-${part}.xml`

/** The sitemap index, with parts numbered from 1. */
export function sitemapIndexXml(siteOrigin: string, partCount: number): string {
  const entries = Array.from(
    { length: partCount },
    (_, index) => `<sitemap><loc>${escapeXml(siteOrigin + sitemapPartPath(index + 1))}</loc></sitemap>`,
  )
  return `${XML_DECLARATION}\n<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`
}
