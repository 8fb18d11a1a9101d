import { escapeXml } from '#isomorphic/files/escape-xml.ts'
import type { WhereAnswer } from './where-answer.ts'

export type WhereFeed = {
  readonly title: string
  readonly siteOrigin: string
  readonly feedPath: string
  readonly pagePath: string
  /** Day of the newest text of the guide. */
  readonly updatedOn: string
  readonly results: WhereAnswer['results']
}

const instantOf = (day: string): string => `${day}T00:00:00Z`

/** An Atom feed of the places of a month (RFC 4287). */
export function whereFeed({ title, siteOrigin, feedPath, pagePath, updatedOn, results }: WhereFeed): string {
  const [feedUrl, pageUrl] = [siteOrigin + feedPath, siteOrigin + pagePath]
  const entries = results.map(
    ({ name, path, reasons }) =>
      `<entry><title>${escapeXml(name)}</title><link href="${escapeXml(siteOrigin + path)}"/>` +
      `<id>${escapeXml(`${pageUrl}#${path}`)}</id><updated>${instantOf(updatedOn)}</updated>` +
      `<summary>${escapeXml(reasons.join(' · '))}</summary></entry>`,
  )
  return (
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">' +
    `<title>${escapeXml(title)}</title><link rel="self" href="${escapeXml(feedUrl)}"/><link href="${escapeXml(pageUrl)}"/>` +
    `<id>${escapeXml(pageUrl)}</id><updated>${instantOf(updatedOn)}</updated><author><name>Fernway</name></author>` +
    `${entries.join('')}</feed>\n`
  )
}
