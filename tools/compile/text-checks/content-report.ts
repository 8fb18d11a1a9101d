import { type GuideList, guideRequirements } from '#tools/compile/guide/guide-rules.ts'
import { frontMatterTexts } from '#tools/compile/guide/guide-words.ts'
import type { AuthoredPlace } from '#tools/compile/places/authored-places.ts'
import type { AuthoredArticle } from '#tools/compile/stories/authored-articles.ts'
import { countWordsOf } from '#tools/compile/text/guide-schemas.ts'
import { countOverusedPhrases, overusedPhrasesPer1000 } from './overused-phrases.ts'
import { measureRepeatedPassages } from './repeated-passages.ts'

/** A text of the guide with its measures. */
export type MeasuredText = {
  readonly file: string
  /** The group in the report: `country`, `city, short`, `story`. */
  readonly kind: string
  readonly plainText: string
  readonly words: number
  readonly sights: number
  /** Number of required sections and lists that are missing. */
  readonly missing: number
}

/** Measures a guide including its lists, in words. */
export function measureGuide(place: AuthoredPlace, isListed: boolean): MeasuredText {
  const { fields, text, file } = place
  const { kind, depth } = fields
  const plainText = [text.plainText, ...frontMatterTexts(place)].join('\n')
  const rule = guideRequirements(kind, depth, isListed)
  const titles = text.sections.map(({ title }) => title)
  const isShort = ([name, minCount]: readonly [string, number]): boolean =>
    (fields[name as GuideList]?.length ?? 0) < minCount
  return {
    file,
    kind: depth === 'full' ? kind : `${kind}, short`,
    plainText,
    words: countWordsOf(plainText),
    sights: fields.sights?.length ?? 0,
    missing:
      rule.sections.filter((title) => !titles.includes(title)).length +
      Object.entries(rule.lists).filter(isShort).length,
  }
}

export function measureStory({ text, file }: Pick<AuthoredArticle, 'text' | 'file'>): MeasuredText {
  const { plainText } = text
  return { file, kind: 'story', plainText, words: countWordsOf(plainText), sights: 0, missing: 0 }
}

function distributionOf(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)]
  return [sorted[0], median, sorted.at(-1)].map((number) => String(number ?? 0).padStart(6)).join('')
}

const rankedPer1000 = (count: number, words: number): string => ((count * 1000) / words).toFixed(2)

function overusedPhrasesLine(texts: readonly MeasuredText[]): string {
  const words = texts.reduce((sum, text) => sum + text.words, 0)
  const counts = new Map<string, number>()
  for (const { plainText } of texts) {
    for (const [name, count] of countOverusedPhrases(plainText))
      counts.set(name, (counts.get(name) ?? 0) + count)
  }
  return [...counts].map(([name, count]) => `${name} ${rankedPer1000(count, words)}`).join(', ')
}

const MAX_LISTED = 5

/** Report on the content: words, sights and missing parts by kind, then overused phrases and repeated passages. */
export function contentReport(texts: readonly MeasuredText[]): readonly string[] {
  const byKind = [...Map.groupBy(texts, ({ kind }) => kind)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const runs = measureRepeatedPassages(texts)
  const total = runs.reduce((sum, { count }) => sum + count, 0)
  const shared = runs.reduce((sum, { share, count }) => sum + share * count, 0)
  const overused = texts
    .map(({ file, plainText, words }) => ({ file, rate: overusedPhrasesPer1000(plainText, words) }))
    .toSorted((one, other) => other.rate - one.rate)
  return [
    `${'kind'.padEnd(16)} files  words min, median, max   sights min, median, max  sections missing`,
    ...byKind.map(([kind, members]) => {
      const missing = members.reduce((sum, text) => sum + text.missing, 0)
      const sights = distributionOf(members.map((text) => text.sights))
      return `${kind.padEnd(16)} ${String(members.length).padStart(5)}  ${distributionOf(members.map(({ words }) => words))}         ${sights}       ${missing}`
    }),
    `overused phrases in 1000 words: ${overusedPhrasesLine(texts)}`,
    `most overused phrases in 1000 words: ${overused
      .slice(0, MAX_LISTED)
      .map(({ file, rate }) => `${file} ${rate.toFixed(1)}`)
      .join(', ')}`,
    `runs of eight words that another text contains too: ${((shared / total) * 100).toFixed(3)} %`,
    ...runs
      .filter(({ example }) => example !== null)
      .toSorted((one, other) => other.share - one.share)
      .slice(0, MAX_LISTED)
      .map(
        ({ file, share, example }) =>
          `  ${(share * 100).toFixed(2)} % ${file}: “${example?.run}” (${example?.file})`,
      ),
  ]
}
