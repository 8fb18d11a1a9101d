import { escapeXml } from '#isomorphic/files/escape-xml.ts'
import { formatLocaleOf, type Locale } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import type { WhereAnswer } from './where-answer.ts'

export type WhereFeed = {
  readonly locale: Locale
  readonly title: string
  readonly siteOrigin: string
  /** Paths without a language. */
  readonly feedPath: string
  readonly pagePath: string
  /** Day of the newest text of the guide. */
  readonly updatedOn: string
  readonly results: WhereAnswer['results']
}

const instantOf = (day: string): string => `${day}T00:00:00Z`

/** An Atom feed of the places of a month, with addresses of its language (RFC 4287). */
export function whereFeed({ locale, title, siteOrigin, updatedOn, results, ...paths }: WhereFeed): string {
  const urlOf = (path: string): string => siteOrigin + localiseHref(locale, path)
  const [feedUrl, pageUrl] = [urlOf(paths.feedPath), urlOf(paths.pagePath)]
  const entries = results.map(
    ({ name, path, reasons }) =>
      `<entry><title>${escapeXml(name)}</title><link href="${escapeXml(urlOf(path))}"/>` +
      `<id>${escapeXml(`${pageUrl}#${path}`)}</id><updated>${instantOf(updatedOn)}</updated>` +
      `<summary>${escapeXml(reasons.join(' · '))}</summary></entry>`,
  )
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${formatLocaleOf(locale)}">` +
    `<title>${escapeXml(title)}</title><link rel="self" href="${escapeXml(feedUrl)}"/><link href="${escapeXml(pageUrl)}"/>` +
    `<id>${escapeXml(pageUrl)}</id><updated>${instantOf(updatedOn)}</updated><author><name>Fernway</name></author>` +
    `${entries.join('')}</feed>\n`
  )
}
