import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import type { CompiledPartsRenderer } from '#src/guide/compiled-parts.tsx'
import type { PlaceDates } from '#src/trips/place-dates.ts'
import type { ContentLocaliser } from '#src/words/content/create-content-localiser.ts'
import type { LocaliseText } from '#src/words/content/create-text-localiser.ts'
import { translatePlaceDates } from './translate-place-dates.ts'
import { withoutEnglishReadings } from './without-english-readings.ts'
import { withoutOwnLanguage } from './without-own-language.ts'

/** What the compilation of pages in one language needs. */
export type LanguageCompiler = {
  readonly tag: TranslatedTag
  readonly localiseText: LocaliseText
  /** The English texts that have a translation. */
  readonly englishTexts: readonly string[]
  readonly content: ContentLocaliser
  readonly parts: CompiledPartsRenderer
}

type Rendered = { readonly [name: string]: (record: never) => unknown }

/** The renderer of the markup in a shard's records, by the name of the shard; other shards have none. */
const RENDERERS: readonly (readonly [pattern: RegExp, renderer: keyof CompiledPartsRenderer])[] = [
  [/^place-/, 'place'],
  [/^article-/, 'article'],
  [/^topic-(?!art$)/, 'topic'],
  [/^continent-/, 'continent'],
  [/^home$/, 'home'],
  [/^places$/, 'places'],
  [/^best-in-travel$/, 'bestInTravel'],
]

/** The shards of the days of places. */
const DATES = /^dates-/

/**
 * Translates one record of a shard, and renders its lists in the language.
 * @param shard name of the shard
 */
export function translateRecord(
  compiler: Pick<LanguageCompiler, 'tag' | 'content' | 'localiseText' | 'parts'>,
  shard: string,
  record: unknown,
): unknown {
  if (DATES.test(shard)) return translatePlaceDates(compiler, record as PlaceDates)
  const { tag, content, parts } = compiler
  const translated = content.localiseRecord(withoutEnglishReadings(withoutOwnLanguage(record, tag)))
  const [, name] = RENDERERS.find(([pattern]) => pattern.test(shard)) ?? []
  const renderers: Rendered = parts
  const render = name === undefined ? undefined : renderers[name]
  return render === undefined ? translated : render(translated as never)
}
