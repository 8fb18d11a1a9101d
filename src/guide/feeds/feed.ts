import { escapeXml, XML_DECLARATION } from '#isomorphic/files/escape-xml.ts'
import { formatLocaleOf, type Locale } from '#isomorphic/words/locale.ts'

export type FeedEntry = {
  readonly title: string
  readonly path: string
  readonly summary: string
  readonly topic: string
  /** ISO date. */
  readonly publishedOn: string
  /** ISO date of the newest check, if it is later. */
  readonly checkedOn?: string
}

export type Feed = {
  readonly locale: Locale
  readonly title: string
  readonly description: string
  /** Without a trailing slash. */
  readonly siteOrigin: string
  /** Root-relative paths of the page that the feed belongs to and of the feed. */
  readonly pagePath: string
  readonly feedPath: string
  readonly author: string
  /** Newest first. */
  readonly entries: readonly FeedEntry[]
}

const startOfDay = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`)
const atomDate = (isoDate: string): string => `${isoDate}T00:00:00Z`
const updatedOn = ({ publishedOn, checkedOn }: FeedEntry): string => checkedOn ?? publishedOn
const newestOf = ({ entries }: Feed): string => entries.map(updatedOn).toSorted().at(-1) ?? '1970-01-01'

/** RSS 2.0 with the link to itself recommended by the RSS Advisory Board. */
export function rssFeed(feed: Feed): string {
  const { siteOrigin, entries } = feed
  const language = formatLocaleOf(feed.locale)
  const items = entries.map(({ title, path, summary, topic, publishedOn }) => {
    const link = escapeXml(siteOrigin + path)
    return [
      `<item><title>${escapeXml(title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid>`,
      `<description>${escapeXml(summary)}</description><category>${escapeXml(topic)}</category>`,
      `<pubDate>${startOfDay(publishedOn).toUTCString()}</pubDate></item>`,
    ].join('')
  })
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(feed.title)}</title><link>${escapeXml(siteOrigin + feed.pagePath)}</link>`,
    `<description>${escapeXml(feed.description)}</description><language>${language.toLowerCase()}</language>`,
    `<lastBuildDate>${startOfDay(newestOf(feed)).toUTCString()}</lastBuildDate>`,
    `<atom:link href="${escapeXml(siteOrigin + feed.feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n')
}

/** Atom 1.0 (RFC 4287). */
export function atomFeed(feed: Feed): string {
  const { siteOrigin, entries } = feed
  const language = formatLocaleOf(feed.locale)
  const items = entries.map((entry) => {
    const { title, path, summary, topic, publishedOn } = entry
    const link = escapeXml(siteOrigin + path)
    return [
      `<entry><title>${escapeXml(title)}</title><id>${link}</id><link href="${link}"/>`,
      `<published>${atomDate(publishedOn)}</published><updated>${atomDate(updatedOn(entry))}</updated>`,
      `<summary>${escapeXml(summary)}</summary><category term="${escapeXml(topic)}"/></entry>`,
    ].join('')
  })
  return [
    XML_DECLARATION,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escapeXml(feed.title)}</title><subtitle>${escapeXml(feed.description)}</subtitle>`,
    `<id>${escapeXml(siteOrigin + feed.pagePath)}</id><updated>${atomDate(newestOf(feed))}</updated>`,
    `<link href="${escapeXml(siteOrigin + feed.pagePath)}"/>`,
    `<link href="${escapeXml(siteOrigin + feed.feedPath)}" rel="self" type="application/atom+xml"/>`,
    `<author><name>${escapeXml(feed.author)}</name></author>`,
    ...items,
    '</feed>\n',
  ].join('\n')
}
