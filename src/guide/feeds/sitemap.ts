import { escapeXml, XML_DECLARATION } from '#isomorphic/files/escape-xml.ts'
import { DEFAULT_LOCALE, type TranslatedTag } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import type { SitemapRecord } from '#src/catalogue/catalogue-types.ts'

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const LINK_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

export type SitemapPage = SitemapRecord['pages'][number]

/** Links to all versions of a page, itself among them: the same for each version, as search engines require. */
function alternateLinks(siteOrigin: string, path: string, languages: readonly TranslatedTag[]): string {
  if (languages.length === 0) return ''
  const link = (tag: string, address: string): string =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(address)}"/>`
  const english = siteOrigin + path
  return [
    link(DEFAULT_LOCALE, english),
    ...languages.map((tag) => link(tag, siteOrigin + localiseHref(tag, path))),
    link('x-default', english),
  ].join('')
}

/**
 * A sitemap of pages (sitemaps.org protocol 0.9), with an entry for each language in which a page is indexed. Paths begin
 * with a slash; dates are W3C dates: a day or a month.
 * @param languagesOf languages of a page besides English
 */
export function sitemapXml(
  siteOrigin: string,
  pages: readonly SitemapPage[],
  languagesOf: (page: SitemapPage) => readonly TranslatedTag[],
): string {
  const entries = pages.flatMap((page) => {
    const { path, modifiedOn } = page
    const languages = languagesOf(page)
    const date = modifiedOn === null ? '' : `<lastmod>${escapeXml(modifiedOn)}</lastmod>`
    const links = alternateLinks(siteOrigin, path, languages)
    return [DEFAULT_LOCALE, ...languages].map(
      (tag) => `<url><loc>${escapeXml(siteOrigin + localiseHref(tag, path))}</loc>${date}${links}</url>`,
    )
  })
  return `${XML_DECLARATION}\n<urlset ${NAMESPACE} ${LINK_NAMESPACE}>\n${entries.join('\n')}\n</urlset>\n`
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
