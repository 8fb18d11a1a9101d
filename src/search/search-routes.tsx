import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import type { FrontCatalogue } from '#src/catalogue/front-catalogue.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { PAGE_CACHE_CONTROL } from '#src/http/page-cache.ts'
import { isWithinRateLimits, RATE_LIMITED_HEADERS, rateLimit } from '#src/http/rate-limit.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { SearchPage } from '#src/search/pages/search-page.tsx'
import { SearchRateLimitedPage } from '#src/search/pages/search-rate-limited-page.tsx'
import { SearchResults } from '#src/search/pages/search-results.tsx'
import { countMatches } from '#src/search/rules/search-counts.ts'
import { parseSearchRequest, type SearchRequest } from '#src/search/rules/search-request.ts'
import { parseSuggestQuery } from '#src/search/rules/suggest-query.ts'
import { createEdgeIndexCache } from '#src/search/store/edge-index-cache.ts'
import { runSearch } from '#src/search/store/run-search.ts'
import {
  createIndexCache,
  type IndexCache,
  openSearchDatabase,
  type SearchDatabase,
} from '#src/search/store/search-database.ts'
import { SEARCH_WORDS } from '#src/search/words/search-words.ts'
import { getCompleteHref, startDeferredPart, streamPage } from '#src/site/stream-page.tsx'
import { type AliasCache, createAliasCache } from './alias-cache.ts'
import { localiseHit } from './localise-hit.ts'
import { searchFallback } from './search-fallback.ts'
import type { SearchFindings } from './search-types.ts'
import { createSpellingReader, type SpellingReader } from './spelling-reader.ts'
import { suggestPages } from './suggest-pages.ts'

const MAX_BROWSE_HINTS = 4
/**
 * After this timeout the search falls back to titles, which are to be shown within 1.5 s. Three round trips of 300 ms to
 * a distant database fit.
 */
const SEARCH_TIMEOUT_MS = 1300
/** Responses without suggestions are not in shared caches, because arbitrary queries could fill them. */
const PRIVATE_CACHE_CONTROL = 'private, max-age=60'

type SearchContext = Context<AppEnv>
/** Caches of an isolate for searches. */
type SearchCaches = {
  readonly index: IndexCache
  readonly readSpelling: SpellingReader
  readonly aliases: AliasCache
}

const edgeCached = (c: SearchContext, index: IndexCache): IndexCache =>
  createEdgeIndexCache(index, {
    cache: c.get('edgeCache'),
    origin: c.get('config').siteOrigin,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  })

/** A query that was understood as a question is not misspelt: what a correction found has some of its words. */
const withoutCorrection = (findings: SearchFindings): SearchFindings =>
  findings.matchedBy === 'correction' ? { ...findings, matchedBy: 'partial', correctedQuery: null } : findings

/** Searches for the meaning of the query's alias; for the query itself when it has none or that has no results. */
async function searchWithAliases(
  c: SearchContext,
  { readSpelling, aliases }: SearchCaches,
  request: SearchRequest,
  database: SearchDatabase,
): Promise<SearchFindings> {
  const book = await readSpelling(c.get('readShard'))
  const { query, isLiteral } = request
  const aliasedQuery =
    query === '' || isLiteral
      ? null
      : await aliases.resolve(query, c.env.SETTINGS, (work) => c.executionCtx.waitUntil(work))
  if (aliasedQuery === null) return runSearch(database, book, request)
  const findings = await runSearch(database, book, { ...request, query: aliasedQuery, isLiteral: true })
  return findings.hits.length === 0
    ? runSearch(database, book, request)
    : { ...findings, correctedQuery: aliasedQuery, matchedBy: 'correction' }
}

/** Searches the index, or the titles of the catalogue when that fails; null when both fail. Never rejects. */
async function searchOrFallBack(
  c: SearchContext,
  caches: SearchCaches,
  request: SearchRequest,
): Promise<SearchFindings | null> {
  try {
    const database = openSearchDatabase(c.env.SEARCH, edgeCached(c, caches.index))
    const searching = searchWithAliases(c, caches, request, database)
    return await withDeadline(searching, SEARCH_TIMEOUT_MS, 'search index')
  } catch (error) {
    c.get('report')(error)
    return searchFallback(c.get('readShard'), request, c.get('locale')).catch(() => null)
  }
}

async function handleSuggest(c: SearchContext, { readSpelling }: SearchCaches): Promise<Response> {
  const query = parseSuggestQuery(c.req.query('q'))
  if (query === null) return c.json({ suggestions: [] }, 200, { 'cache-control': PRIVATE_CACHE_CONTROL })
  const response = await suggestPages(c.get('readShard'), readSpelling, query, c.get('locale'))
  const isShared = response.suggestions.length > 0
  const suggestions = response.suggestions.map((suggestion) => ({
    ...suggestion,
    path: localiseHref(c.get('locale'), suggestion.path),
  }))
  return c.json({ ...response, suggestions }, 200, {
    'cache-control': isShared ? PAGE_CACHE_CONTROL : PRIVATE_CACHE_CONTROL,
  })
}

/** Screen readers announce the title first, so it includes the count once that is known. */
function titleOf(request: SearchRequest, findings: SearchFindings | null, locale: Locale): string {
  const words = pickWords(SEARCH_WORDS, locale)
  const { query } = request
  if (query === '') return words.title
  if (findings === null) return words.titleOf(query)
  const { total } = countMatches(findings.counts, request)
  return words.titleWithCount(query, total)
}

/** Responds 429 with the form, which retains the query. */
function renderRateLimited(c: SearchContext, { query }: SearchRequest): Response | Promise<Response> {
  c.status(429)
  for (const [name, value] of Object.entries(RATE_LIMITED_HEADERS)) c.header(name, value)
  const words = pickWords(SEARCH_WORDS, c.get('locale'))
  const head = {
    title: words.rateLimitedTitle,
    description: words.rateLimitedDescription,
    canonicalPath: null,
  }
  return c.render(<SearchRateLimitedPage query={query} />, { head, stylesheet: 'account' })
}

/** The answer to a search that asks for places rather than for a page; null for others. Never rejects. */
export type AnswerSearch = (c: SearchContext, query: string) => Promise<ReactNode>

/**
 * `/search`, and `/api/suggest?q=` for suggestions.
 * @param answerSearch what stands above the results
 */
export function searchRoutes(
  { continents, bestInTravel }: FrontCatalogue,
  nowMs: () => number,
  answerSearch: AnswerSearch,
): Hono<AppEnv> {
  const caches = {
    index: createIndexCache(),
    readSpelling: createSpellingReader(),
    aliases: createAliasCache(nowMs),
  }
  return new Hono<AppEnv>()
    .get('/api/suggest', rateLimit('suggest'), (c) => handleSuggest(c, caches))
    .get('/search', async (c) => {
      const request = parseSearchRequest(new URL(c.req.url).searchParams)
      if (!(await isWithinRateLimits(c, 'search'))) return renderRateLimited(c, request)
      let findings: SearchFindings | null = null
      const suggestions = bestInTravel.slice(0, MAX_BROWSE_HINTS)
      const results = startDeferredPart(c, async () => {
        const [found, answer] = await Promise.all([
          searchOrFallBack(c, caches, request),
          request.page === 1 ? answerSearch(c, request.query) : null,
        ])
        findings = found
        const { locale } = c.var
        const query = found?.correctedQuery ?? request.query
        const corrected = found && answer !== null ? withoutCorrection(found) : found
        const shown = corrected && {
          ...corrected,
          hits:
            locale === DEFAULT_LOCALE
              ? corrected.hits
              : corrected.hits.map((hit) =>
                  localiseHit(hit, query, (value) => localiseContent(locale, value)),
                ),
        }
        return (
          <>
            {answer}
            <SearchResults
              {...localiseContent(locale, { continents, suggestions })}
              request={request}
              findings={shown}
            />
          </>
        )
      })
      return streamPage(c, [results], () => ({
        head: {
          title: titleOf(request, findings, c.get('locale')),
          description: pickWords(SEARCH_WORDS, c.get('locale')).description,
          canonicalPath: null,
        },
        page: <SearchPage query={request.query} results={results} completeHref={getCompleteHref(c)} />,
      }))
    })
}
