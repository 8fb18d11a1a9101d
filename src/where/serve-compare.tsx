import type { Context } from 'hono'
import type { FactTable } from '#isomorphic/where/fact-table.ts'
import { parseMonthSlug } from '#isomorphic/where/month-slugs.ts'
import { rowOf } from '#isomorphic/where/place-facts.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { findDestination } from '#src/catalogue/catalogue.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { PAGE_CACHE_CONTROL } from '#src/http/page-cache.ts'
import { type ComparedPlace, compareRows } from './compare-rows.ts'
import { findOrigin } from './find-origin.ts'
import { ComparePage, type ComparePageProps } from './pages/compare-page.tsx'
import type { WhereContext } from './serve-where.tsx'
import { distinctNames, placeLink, posterOf, seasonCodes } from './where-rows.ts'
import { WHERE_WORDS } from './words/where-words.ts'

/** Columns that fit on a sheet. */
const MAX_PLACES = 4

/** The compiled facts of a guide; none where static files fail. */
async function readFacts(
  c: Context<AppEnv>,
  shardCount: number,
  path: string,
): Promise<DestinationRecord['facts']> {
  const lookup = await findDestination(c.get('readShard'), shardCount, path)
  return lookup.kind === 'found' ? lookup.place.facts : []
}

/** Every place that can be added, in the alphabet of the language. */
function choicesOf(
  { facts }: FactTable,
  names: readonly string[],
  locale: Locale,
): ComparePageProps['choices'] {
  const { compare } = new Intl.Collator(locale)
  return names
    .map((name, row) => ({ id: facts.id[row] ?? '', name }))
    .toSorted((one, other) => compare(one.name, other.name))
}

/** `/compare?place=…`: up to four places side by side. Unknown ones and repetitions are left out. */
export async function serveCompare(
  c: Context<AppEnv>,
  { data, overland, shardCount }: WhereContext & { readonly shardCount: number },
): Promise<Response> {
  const { table } = data
  const { searchParams } = new URL(c.req.url)
  const rows = [...new Set(searchParams.getAll('place'))]
    .flatMap((id) => rowOf(table, id) ?? [])
    .slice(0, MAX_PLACES)
  const month = parseMonthSlug(searchParams.get('month')?.toLowerCase() ?? '')
  const from = searchParams.get('from')?.toLowerCase() ?? ''
  const { locale } = c.var
  const origin = from === '' ? null : (findOrigin({ ...data, overland, locale }, from)?.origin ?? null)
  const names = distinctNames(table, locale)
  const places = await Promise.all(
    rows.map(async (row): Promise<ComparedPlace> => {
      const { name, path } = placeLink(table, row)
      const facts = await readFacts(c, shardCount, path)
      return {
        ...{ name: names[row] ?? name, path },
        row,
        id: table.facts.id[row] ?? '',
        poster: posterOf(data, row),
        season: seasonCodes(table, row),
        facts,
        visas: localiseContent(
          locale,
          data.cards.visas[(table.facts.id[row] ?? '').split('/', 1)[0] ?? ''] ?? null,
        ),
      }
    }),
  )
  const { title, description } = pickWords(WHERE_WORDS, locale).compare
  c.header('cache-control', PAGE_CACHE_CONTROL)
  return c.render(
    <ComparePage
      places={places}
      rows={compareRows(table, places, { month, origin, locale })}
      month={month}
      from={origin?.slug ?? null}
      choices={choicesOf(table, names, locale)}
    />,
    { head: { title, description, canonicalPath: null } },
  )
}
