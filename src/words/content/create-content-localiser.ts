import type { LoadedLanguage } from '#isomorphic/words/loaded-words.ts'
import type { LocaleTag } from '#isomorphic/words/locale.ts'
import type { MapMark } from '#src/catalogue/map-types.ts'
import { localiseLinks } from '#src/site/localise-links.ts'
import { createTextLocaliser, type LocaliseText } from './create-text-localiser.ts'
import type { LanguageContent } from './language-content.ts'
import { localiseHtml } from './localise-html.ts'
import { localiseMarks } from './localise-marks.ts'

/** Fields that are no text for visitors. */
const TECHNICAL = new Set([
  'path',
  'slug',
  'id',
  'kind',
  'continent',
  'season',
  'scene',
  'theme',
  'href',
  'source',
  'timeZone',
  'lang',
  'network',
  'licence',
  'version',
  'englishName',
])
/** Markup of lists in English, also the `html` of an entry with a `place`: pages render these from the data instead. */
const PRECOMPILED = 'parts'
/** Lists of points that are saved, linked and found by their English names. */
const NAMED_POINTS = new Set(['sights', 'stops'])
const MARKUP = /^\s*<[a-z]/

export type ContentLocaliser = Pick<LoadedLanguage, 'localiseRecord' | 'isTranslated'>

/**
 * Creates the translation of records of the compiled content, whose links lead to pages of the language. It returns copies, and leaves what has no translation in
 * English. A copy lives as long as its record, which readers of shards cache.
 */
export function createContentLocaliser(
  tag: LocaleTag,
  content: LanguageContent,
  localiseText: LocaliseText = createTextLocaliser(tag, content),
  localiseMarkup: (html: string) => string = (html) => localiseHtml(html, localiseText),
): ContentLocaliser {
  const textOf = (text: string): string =>
    MARKUP.test(text) ? localiseLinks(localiseMarkup(text), tag) : (localiseText(text) ?? text)

  function nameOf(value: Readonly<Record<string, unknown>>): string | undefined {
    const { path, href } = value
    const address = typeof path === 'string' ? path : href
    return typeof address === 'string' ? content.names[address] : undefined
  }

  function englishNameOf({ name }: Readonly<Record<string, unknown>>): readonly [string, unknown][] {
    return typeof name === 'string' && textOf(name) !== name ? [['englishName', name]] : []
  }

  function localise(value: unknown, key = ''): unknown {
    if (typeof value === 'string') return TECHNICAL.has(key) ? value : textOf(value)
    if (typeof value !== 'object' || value === null) return value
    if (key === 'marks') return localiseMarks(value as readonly MapMark[], localiseText)
    if (Array.isArray(value)) return TECHNICAL.has(key) ? value : value.map((item) => localise(item, key))
    const fields = value as Readonly<Record<string, unknown>>
    const name = nameOf(fields)
    return Object.fromEntries(
      Object.entries(fields)
        .filter(([field]) => field !== PRECOMPILED && !(field === 'html' && 'place' in fields))
        .map(([field, inner]) => {
          const isName =
            name !== undefined && (field === 'name' || field === 'label') && typeof inner === 'string'
          return [field, isName ? name : localise(inner, field)]
        })
        .concat(NAMED_POINTS.has(key) ? englishNameOf(fields) : []),
    )
  }
  const known = new WeakMap<object, unknown>()
  const own = new Set(
    [content.texts, content.names, content.namesByEnglish].flatMap((texts) => Object.values(texts)),
  )
  return {
    localiseRecord<Value>(value: Value): Value {
      if (typeof value !== 'object' || value === null) return localise(value) as Value
      const found = known.get(value) ?? localise(value)
      known.set(value, found)
      return found as Value
    },
    isTranslated: (text) => own.has(text),
  }
}
