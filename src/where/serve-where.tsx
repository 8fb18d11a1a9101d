import type { Context } from 'hono'
import { MONTH_SLUGS, parseMonthSlug } from '#isomorphic/where/month-slugs.ts'
import { whereQuery } from '#isomorphic/where/where-address.ts'
import { wherePath } from '#isomorphic/where/where-paths.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { monthNames } from '#isomorphic/words/formats.ts'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { sortByName } from '#isomorphic/words/sort-by-name.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { PAGE_CACHE_CONTROL } from '#src/http/page-cache.ts'
import { requestUrl } from '#src/http/request-target.ts'
import { buildWhereAnswer } from './build-where-answer.ts'
import { localiseAnswer } from './localise-results.ts'
import { originFieldText, proposedTowns } from './origin-field.ts'
import { packDeviceFacts } from './pack-device-facts.ts'
import { WherePage } from './pages/where-page.tsx'
import { parseWherePath, type Question, readQuestion } from './read-question.ts'
import type { WhereData } from './read-where-data.ts'
import type { WhereAnswer } from './where-answer.ts'
import { whereFeed } from './where-feed.ts'
import { whereHeadings, wherePageHead } from './where-head.ts'
import { whereJson } from './where-json.ts'
import type { WhereSources } from './where-sources.ts'
import { WHERE_WORDS } from './words/where-words.ts'

const JSON_CACHE_CONTROL = 'public, max-age=86400'
const FEED_CACHE_CONTROL = 'public, max-age=3600'
const FEED_SUFFIX = /\.atom$/
const MOVED = { 'cache-control': 'public, max-age=3600' }

export type WhereContext = WhereSources & { readonly nowMs: () => number }

function answerOf(
  c: Pick<Context<AppEnv>, 'var'>,
  { data, nowMs }: WhereContext,
  question: Question,
): WhereAnswer {
  const monthNow = new Date(nowMs()).getUTCMonth()
  const { locale } = c.var
  return localiseAnswer(buildWhereAnswer(data, { ...question, locale, monthNow }), locale)
}

const continentsOf = ({ table: { facts } }: WhereData) =>
  facts.continents.map((slug, index) => ({ slug, name: facts.continentNames[index] ?? slug }))

function resultsHeading(answer: WhereAnswer, locale: Locale): string {
  const words = pickWords(WHERE_WORDS, locale).results
  const { total, results, isSeasonNow, wishes } = answer
  return isSeasonNow
    ? words.now(monthNames(locale)[wishes.month ?? 0] ?? '')
    : words.heading(total, results.length)
}

function jsonAddress({ wishes }: Question): string {
  const pairs = [
    ...(wishes.month === null ? [] : [`month=${MONTH_SLUGS[wishes.month] ?? ''}`]),
    ...wishes.interests.slice(0, 1).map((interest) => `interest=${interest}`),
    whereQuery(wishes),
  ].filter((pair) => pair !== '')
  return `/where.json${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`
}

/** The page of a question; other spellings of its address are redirected. */
export async function serveWhere(c: Context<AppEnv>, sources: WhereContext): Promise<Response> {
  const { data, overland } = sources
  const { locale, config } = c.var
  const path = parseWherePath(c.req.param('month'), c.req.param('interest'))
  if (path === null) return c.notFound()
  const question = readQuestion(requestUrl(c), path, { data, overland, locale })
  if (!question.isCanonical) return c.body(null, 301, { location: question.address, ...MOVED })
  const answer = answerOf(c, sources, question)
  const headings = whereHeadings(answer, question, locale)
  const head = wherePageHead(answer, question, headings, { siteOrigin: config.siteOrigin, locale })
  const poster = answer.results[0]?.poster
  c.header('cache-control', PAGE_CACHE_CONTROL)
  const { month } = question.wishes
  return c.render(
    <WherePage
      answer={answer}
      heading={headings.heading}
      lead={headings.lead}
      resultsHeading={resultsHeading(answer, locale)}
      continents={sortByName(localiseContent(locale, continentsOf(data)), locale)}
      towns={proposedTowns(data, locale)}
      from={
        question.origin === null
          ? (answer.unknownFrom ?? '')
          : originFieldText({ ...data, overland, locale }, question.origin)
      }
      jsonHref={jsonAddress(question)}
      feedHref={month === null ? null : `${wherePath({ month, interests: [] })}.atom`}
      world={data.cards.world}
    />,
    {
      head,
      card:
        question.isIndexed && poster !== undefined
          ? { path: question.address, title: headings.heading, poster }
          : null,
    },
  )
}

/** The same answer as data. */
export function serveWhereJson(c: Context<AppEnv>, sources: WhereContext): Response {
  const none = { month: null, interest: null }
  const question = readQuestion(requestUrl(c), none, { ...sources, locale: c.get('locale') })
  const answer = answerOf(c, sources, question)
  c.header('cache-control', JSON_CACHE_CONTROL)
  const { siteOrigin } = c.get('config')
  return c.json(
    whereJson(answer, question.address, (path) => siteOrigin + localiseHref(c.get('locale'), path)),
  )
}

/** The facts for the ranking on a device, with its sentences in the language of the address. */
export function serveWhereFacts(c: Context<AppEnv>, { data }: WhereContext): Response {
  c.header('cache-control', JSON_CACHE_CONTROL)
  return c.json(packDeviceFacts(data.table, c.get('locale')))
}

/** The places of a month as an Atom feed. */
export async function serveWhereFeed(c: Context<AppEnv>, sources: WhereContext): Promise<Response> {
  const month = parseMonthSlug(c.req.param('file')?.replace(FEED_SUFFIX, '') ?? '')
  if (month === null) return c.notFound()
  const pagePath = wherePath({ month, interests: [] })
  const { siteOrigin } = c.get('config')
  const locale = c.get('locale')
  const url = new URL(pagePath, siteOrigin)
  const question = readQuestion(url, { month, interest: null }, { ...sources, locale })
  const answer = answerOf(c, sources, question)
  const { title } = whereHeadings(answer, question, locale)
  const feedPath = `${pagePath}.atom`
  const { updatedOn } = sources.data.cards
  const feed = whereFeed({
    locale,
    title,
    siteOrigin,
    feedPath,
    pagePath,
    updatedOn,
    results: answer.results,
  })
  return c.body(feed, 200, {
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': FEED_CACHE_CONTROL,
  })
}
