import type { Context } from 'hono'
import { explainPlace } from '#isomorphic/where/explain-place.ts'
import { formatReason } from '#isomorphic/where/format-reasons.ts'
import { type LikePlace, likePlaces } from '#isomorphic/where/like-places.ts'
import { fameOf, rowOf } from '#isomorphic/where/place-facts.ts'
import { NO_WISHES } from '#isomorphic/where/wishes.ts'
import { REASON_WORDS } from '#isomorphic/where/words/reason-words.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { monthNames } from '#isomorphic/words/formats.ts'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { PAGE_CACHE_CONTROL } from '#src/http/page-cache.ts'
import { toWhereResult } from './build-where-answer.ts'
import { localiseResults } from './localise-results.ts'
import { WhereLikePage } from './pages/where-like-page.tsx'
import type { WhereData } from './read-where-data.ts'
import type { WhereContext } from './serve-where.tsx'
import type { WhereResult } from './where-answer.ts'
import { placeLink } from './where-rows.ts'
import { WHERE_WORDS } from './words/where-words.ts'

/** A place like another: what they share, its season, and why it is calmer. */
function toLikeResult(data: WhereData, found: LikePlace, fame: number, locale: Locale): WhereResult {
  const { table } = data
  const words = pickWords(WHERE_WORDS, locale).like
  const reasonWords = pickWords(REASON_WORDS, locale)
  const { reasons, drawback } = explainPlace(table, found.row, NO_WISHES, null)
  const calmer =
    found.quietMonth === null
      ? words.fewer(reasonWords.fame[fameOf(table, found.row) - 1] ?? '', reasonWords.fame[fame - 1] ?? '')
      : words.quietIn(monthNames(locale)[found.quietMonth] ?? '')
  const { sharedTraits } = found
  const shared =
    sharedTraits.length === 0 ? [] : [words.shared(reasonWords.traits(sharedTraits.map(reasonWords.trait)))]
  const season = reasons.filter(({ kind }) => kind === 'season' || kind === 'stay')
  return toWhereResult(data, found.row, {
    climate: found.row,
    reasons: [...shared, calmer, ...season.map((reason) => formatReason(reason, locale))],
    drawback: drawback?.kind === 'crowded' ? null : drawback,
    month: null,
    score: 0,
    locale,
  })
}

/** `/where/like/{path}`: places like one of the guide, less crowded. */
export async function serveWhereLike(c: Context<AppEnv>, { data }: WhereContext): Promise<Response> {
  const { table } = data
  const row = rowOf(table, c.req.param('path') ?? '')
  if (row === null) return c.notFound()
  const { locale } = c.var
  const place = localiseContent(locale, placeLink(table, row))
  const fame = fameOf(table, row)
  const found = likePlaces(table, row).map((like) => toLikeResult(data, like, fame, locale))
  const results = localiseResults(found, locale)
  const words = pickWords(WHERE_WORDS, locale).like
  c.header('cache-control', PAGE_CACHE_CONTROL)
  return c.render(<WhereLikePage place={place} results={results} />, {
    head: {
      title: words.heading(place.name),
      description: words.description(place.name),
      canonicalPath: null,
    },
  })
}
