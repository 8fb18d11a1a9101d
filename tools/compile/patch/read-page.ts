import { relative, sep } from 'node:path'
import { checkFestivalDates } from '#tools/compile/almanac/feast-months.ts'
import { checkGuidePoints, checkGuides, guideLinksOf } from '#tools/compile/guide/check-guides.ts'
import { checkWeather } from '#tools/compile/guide/check-weather.ts'
import { rowPath } from '#tools/compile/lists/best-in-travel-list.ts'
import {
  type AuthoredPlace,
  type KnownNames,
  pathOfSlugs,
  readPlaceFile,
} from '#tools/compile/places/authored-places.ts'
import { type CountryOutlines, checkCoordinates } from '#tools/compile/places/check-coordinates.ts'
import type { Content } from '#tools/compile/read-content.ts'
import { type AuthoredArticle, readAuthoredArticles } from '#tools/compile/stories/authored-articles.ts'
import { checkArticlePlaces } from '#tools/compile/stories/check-article-places.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { readEntryFile } from '#tools/compile/text/entry-files.ts'
import { checkGuideLinks, type GuideLink } from '#tools/compile/text/guide-links.ts'

/** A guide or a story that was read from its file. */
export type ReadPage =
  | { readonly kind: 'place'; readonly place: AuthoredPlace }
  | { readonly kind: 'article'; readonly article: AuthoredArticle }

export type ReadContext = {
  readonly contentDir: string
  readonly showsDrafts: boolean
  readonly names: KnownNames
  readonly geodata: CountryOutlines
  /** All content as it was read last. */
  readonly content: Content
}

function checkLinks(links: readonly GuideLink[], { names, content }: ReadContext, report: ReportError): void {
  const countries = [...names.countries.keys()].map((slug) => pathOfSlugs([slug]))
  const pages = [...content.authored, ...content.articles, ...content.textPages, ...content.campaigns]
  const topics = content.topics.map(({ path }) => path)
  checkGuideLinks(links, new Set([...countries, ...topics, ...pages.map(({ path }) => path)]), report)
}

function knownPlaces({ names, content }: ReadContext): ReadonlySet<string> {
  const countries = [...names.countries.keys()].map((slug) => pathOfSlugs([slug]))
  return new Set([...countries, ...content.authored.map(({ path }) => path)])
}

/**
 * Reads one guide or story again and checks what its own file can be checked for. What only shows in all files together,
 * such as repeated passages, is left to the complete compilation.
 * @param path absolute path of the file
 * @returns null for other files of the content, for a draft that is not shown, and when the file has errors
 */
export function readPage(path: string, context: ReadContext, report: ReportError): ReadPage | null {
  const { contentDir, names, geodata, content } = context
  const [folder = '', ...segments] = relative(contentDir, path).split(sep)
  if (!path.endsWith('.md') || (folder !== 'destinations' && folder !== 'articles')) return null
  const file = readEntryFile(context, folder, segments.join('/'), report)
  if (file === null) return null
  if (folder === 'articles') {
    const { articles, texts } = readAuthoredArticles([file], names, report)
    checkArticlePlaces(articles, names, knownPlaces(context), geodata, report)
    checkLinks(
      texts.flatMap(({ links }) => links),
      context,
      report,
    )
    return articles[0] === undefined ? null : { kind: 'article', article: articles[0] }
  }
  const place = readPlaceFile(file, names, report)
  if (place === null) return null
  checkCoordinates([place], geodata, report)
  checkGuidePoints([place], names.countries, geodata, report)
  checkGuides([place], new Set(content.bestInTravel.map(rowPath)), report)
  checkWeather([place], report)
  checkFestivalDates([place], content.holidays, report)
  checkLinks([...place.text.links, ...guideLinksOf([place])], context, report)
  return { kind: 'place', place }
}
