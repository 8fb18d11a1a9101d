import type { Context } from 'hono'
import type { ImportedStop } from '#isomorphic/trips/files/new-trip-file.ts'
import { positionText } from '#isomorphic/trips/position-text.ts'
import { MAX_ENTITIES, MAX_TRIP_NOTE_LENGTH } from '#isomorphic/trips/trip-limits.ts'
import { sightSlug } from '#src/catalogue/sight-slug.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { createEntryMatcher, type MatchOptions } from '#src/saves/create-entry-matcher.ts'
import type { ImportedEntry } from '#src/saves/import/imported-list.ts'
import { findSavedPage, toSavedPageView } from '#src/saves/saved-pages.ts'
import { isSameSight, withoutAddition } from '#src/trips/rules/is-same-sight.ts'

type Match = NonNullable<Awaited<ReturnType<Awaited<ReturnType<typeof createEntryMatcher>>['matchEntry']>>>

/**
 * Whether a match is the entry itself. Lists accept a sight beside an entry that shares a word with its name; in a trip a
 * hotel beside a sight must stay the hotel.
 */
function isSamePlace(
  { target: { kind, path }, name: matched }: Match,
  { name, link }: ImportedEntry,
  siteOrigin: string,
): boolean {
  if (kind === 'story') return false
  const isLinked = link === siteOrigin + path
  const slug = path.split('#')[1] ?? ''
  const isNamed =
    sightSlug(name) === slug || isSameSight(name, slug.replaceAll('-', ' ')) || isSameSight(name, matched)
  return kind === 'place' || isLinked || name === '' || isNamed
}

type MatchEntry = Awaited<ReturnType<typeof createEntryMatcher>>['matchEntry']

/**
 * Matches an entry; one that is written with its country or region (`Lisbon, Portugal`) also by the name before that,
 * where the position or the page above confirms it.
 */
async function matchWithAddition(matchEntry: MatchEntry, entry: ImportedEntry): Promise<Match | null> {
  const match = await matchEntry(entry)
  const name = withoutAddition(entry.name)
  if (match !== null || name === entry.name || name === '') return match
  const shorter = await matchEntry({ ...entry, name })
  if (shorter === null || entry.at !== null) return shorter
  const addition = sightSlug(
    entry.name
      .slice(name.length)
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .trim(),
  )
  return addition !== null && shorter.target.path.split('/').includes(addition) ? shorter : null
}

/** The note with the link of an entry, which has no page of the guide, as far as both fit. */
function noteWithLink({ note, link }: ImportedEntry, siteOrigin: string): string {
  if (link === null || link.startsWith(`${siteOrigin}/`) || !/^https?:\/\//.test(link)) return note
  const both = note === '' ? link : `${note}\n${link}`
  return [...both].length <= MAX_TRIP_NOTE_LENGTH ? both : note
}

/** Entries without those that repeat another one: GPX files of trips have each stop as a point and in a route. */
function withoutDuplicates(entries: readonly ImportedEntry[]): readonly ImportedEntry[] {
  const seen = new Set<string>()
  return entries.filter(({ name, at, note }) => {
    const place = JSON.stringify([name, at])
    const isRepeated = seen.has(place) && (note === '' || seen.has(`${place} ${note}`))
    seen.add(place)
    seen.add(`${place} ${note}`)
    return !isRepeated
  })
}

/** Makes stops of the entries of a file: pages of the guide where an entry is one, else places of the visitor's own. */
export async function matchStops(
  c: Context<AppEnv>,
  options: MatchOptions,
  imported: readonly ImportedEntry[],
  unnamed: string,
): Promise<{ readonly stops: readonly ImportedStop[]; readonly duplicates: number }> {
  const { siteOrigin } = c.get('config')
  const entries = withoutDuplicates(imported)
  const { matchEntry } = await createEntryMatcher(c, options)
  const stops: ImportedStop[] = []
  for (const [index, entry] of entries.entries()) {
    // What a trip cannot hold is only named.
    const match = index < MAX_ENTITIES.stop ? await matchWithAddition(matchEntry, entry) : null
    const page = match !== null && isSamePlace(match, entry, siteOrigin) ? match : null
    const found =
      page === null ? null : await findSavedPage(c.get('readShard'), options.manifest, page.target)
    const view = found === null ? null : toSavedPageView(found, c.get('locale'))
    const at = entry.at ?? view?.at ?? null
    stops.push({
      name: entry.name || view?.name || unnamed,
      path: page?.target.path ?? '',
      at: at === null ? '' : positionText(at),
      note: page === null ? noteWithLink(entry, siteOrigin) : entry.note,
    })
  }
  return { stops, duplicates: imported.length - entries.length }
}
