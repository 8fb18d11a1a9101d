import type { PlaceSummary, TitleEntry } from '#src/catalogue/catalogue-types.ts'
import { foldText } from '#src/catalogue/fold-text.ts'
import { titleBucketOf } from '#src/search/title-bucket.ts'
import type { Place } from './places/place.ts'
import { byInterest } from './places/place-links.ts'

/** For a query of one letter: the most interesting places whose names begin with it. */
const MOST_BY_LETTER = 40

type Line = { readonly place: Place; readonly terms: readonly string[] }

/** Place names by the beginnings of their words. */
export type TitleIndex = {
  /** Names of the shards, without `titles-`. */
  readonly buckets: readonly string[]
  readonly entriesOf: (bucket: string, summaryOf: (place: Place) => PlaceSummary) => readonly TitleEntry[]
}

/** Every folded name a place answers to; saints also by the short form. */
export function termsOf({ name, otherNames }: Place): readonly string[] {
  const folded = [name, ...otherNames].map(foldText).filter((term) => term !== '')
  return [...new Set(folded.flatMap((term) => [term, term.replace(/^saint /, 'st ')]))]
}

/** What is found under a place without a page of its own: England under the United Kingdom, but not Lisbon under Portugal. */
function landmarkTermsOf({ landmarks }: Place, pages: ReadonlySet<string>): readonly string[] {
  return landmarks.map(foldText).filter((term) => term !== '' && !pages.has(term))
}

function addLine(lines: Map<string, Line[]>, bucket: string, line: Line): void {
  const known = lines.get(bucket)
  if (known === undefined) lines.set(bucket, [line])
  else known.push(line)
}

/** The terms that have a word in a bucket: no query that reads the bucket can match another. */
function termsByBucket(terms: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byBucket = new Map<string, Set<string>>()
  for (const term of terms) {
    for (const word of term.split(' ')) {
      for (const bucket of new Set([titleBucketOf(word), titleBucketOf([...word][0] ?? '')])) {
        byBucket.set(bucket, (byBucket.get(bucket) ?? new Set()).add(term))
      }
    }
  }
  return new Map([...byBucket].map(([bucket, found]) => [bucket, [...found]]))
}

/** Buckets of one letter answer the first keystroke; they hold the best places and all with a word of one letter. */
function isLetterBucket(bucket: string): boolean {
  return [...Buffer.from(bucket, 'hex').toString('utf8')].length === 1
}

function keepBest(bucket: string, lines: readonly Line[]): readonly Line[] {
  if (!isLetterBucket(bucket)) return lines
  const letter = Buffer.from(bucket, 'hex').toString('utf8')
  return lines.filter(
    ({ terms }, index) => index < MOST_BY_LETTER || terms.some((term) => term.split(' ').includes(letter)),
  )
}

/** Sorts places into buckets by the first two characters of each word of each name (S2.9). */
export function buildTitleIndex(places: readonly Place[]): TitleIndex {
  const lines = new Map<string, Line[]>()
  const pages = new Set(places.flatMap(termsOf))
  for (const place of places.toSorted(byInterest)) {
    const names = [...new Set([...termsOf(place), ...landmarkTermsOf(place, pages)])]
    for (const [bucket, terms] of termsByBucket(names)) addLine(lines, bucket, { place, terms })
  }
  return {
    buckets: [...lines.keys()].sort(),
    entriesOf(bucket, summaryOf) {
      const kept = keepBest(bucket, lines.get(bucket) ?? [])
      return kept.map(({ place, terms }) => ({ terms, place: summaryOf(place) }))
    },
  }
}
