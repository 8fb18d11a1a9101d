import type { LoadedLanguage } from '#isomorphic/words/loaded-words.ts'
import { formatLocaleOf, type LocaleTag } from '#isomorphic/words/locale.ts'
import type { GuideMap } from '#src/catalogue/map-types.ts'
import { decodeMarkup } from '#src/site/markup/encoded-markup.ts'
import { localiseLinks } from '#src/site/markup/localise-links.ts'
import { atLineStart } from './calendar-text.ts'
import { createTextLocaliser, type LocaliseText, withPlainSpaces } from './create-text-localiser.ts'
import type { LanguageContent } from './language-content.ts'
import { localiseHtml } from './localise-html.ts'
import { localiseMarks } from './localise-marks.ts'
import { localiseWay } from './localise-way.ts'
import { ownTextsOf } from './own-texts.ts'
import { localiseWalkLabel } from './walk-label.ts'

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
/** Fields that stand on a separate line. */
const LINES = new Set(['value', 'when'])
/** Labels of facts whose names are in the order of the alphabet. */
const ALPHABETICAL = 'Borders'
const BETWEEN_NAMES = ', '
const MARKUP = /^\s*<[a-z]/
const PLACES = '/destinations/'
/** Keys of names for maps alone, which stand before them as the path of a place does before its own texts. */
const WATERS = 'water'
const LANDS = 'land'

export type ContentLocaliser = Pick<LoadedLanguage, 'localiseRecord' | 'isTranslated'>

/**
 * Creates the translation of records of the compiled content, whose links lead to pages of the language. It returns copies, and leaves what has no translation in
 * English. A copy lives as long as its record, which readers of shards cache.
 */
export function createContentLocaliser(
  tag: LocaleTag,
  content: LanguageContent,
  localiseText: LocaliseText = createTextLocaliser(tag, content),
  localiseMarkup: (html: string, localise: LocaliseText) => string = localiseHtml,
): ContentLocaliser {
  const ownTexts = ownTextsOf(content.texts)
  const waters: LocaliseText = (text) => ownTexts.get(WATERS)?.get(text) ?? null
  const lands: LocaliseText = (text) => ownTexts.get(LANDS)?.get(text) ?? null
  const textOf = (text: string, own: LocaliseText): string =>
    MARKUP.test(text)
      ? localiseLinks(
          localiseMarkup(
            text,
            (words) => own(words) ?? localiseWalkLabel(words, own, localiseText) ?? localiseText(words),
          ),
          tag,
        )
      : (own(text) ?? localiseText(text) ?? text)

  function nameOf(value: Readonly<Record<string, unknown>>): string | undefined {
    const { path, href } = value
    const address = typeof path === 'string' ? path : href
    return typeof address === 'string' ? content.names[address] : undefined
  }

  function englishNameOf(
    { name }: Readonly<Record<string, unknown>>,
    own: LocaliseText,
  ): readonly [string, unknown][] {
    return typeof name === 'string' && textOf(name, own) !== name ? [['englishName', name]] : []
  }

  const { compare } = new Intl.Collator(formatLocaleOf(tag))
  /** The names of a fact in the alphabet of the language. */
  const inOrder = (names: string): string => names.split(BETWEEN_NAMES).toSorted(compare).join(BETWEEN_NAMES)

  function localiseMap({ marks, way, ...others }: GuideMap, own: LocaliseText): unknown {
    const localised = localiseMarks({ marks, controls: others.controls }, localiseText, {
      own,
      waters,
      lands,
    })
    const localisedWay = way && { way: localiseWay(way, marks, localiseText, own) }
    return { ...(localise(others, own) as typeof others), marks: localised, ...localisedWay }
  }

  function localise(value: unknown, own: LocaliseText, key = ''): unknown {
    if (typeof value === 'string' && TECHNICAL.has(key)) return value
    if (typeof value === 'string') {
      const text = textOf(decodeMarkup(value), own)
      return LINES.has(key) ? atLineStart(value, text) : text
    }
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value))
      return TECHNICAL.has(key) ? value : value.map((item) => localise(item, own, key))
    const fields = value as Readonly<Record<string, unknown>>
    if (key === 'map' && 'marks' in fields) return localiseMap(value as GuideMap, own)
    const name = nameOf(fields)
    return Object.fromEntries(
      Object.entries(fields)
        .filter(([field]) => field !== PRECOMPILED && !(field === 'html' && 'place' in fields))
        .map(([field, inner]) => {
          const isName =
            name !== undefined && (field === 'name' || field === 'label') && typeof inner === 'string'
          const text = isName ? name : localise(inner, own, field)
          const isOrdered = field === 'value' && fields['label'] === ALPHABETICAL && typeof text === 'string'
          return [field, isOrdered ? inOrder(text) : text]
        })
        .concat(NAMED_POINTS.has(key) ? englishNameOf(fields, own) : []),
    )
  }
  /** The translation of texts that a place translates in its own way; null for all others. */
  const ownOf = (value: object): LocaliseText => {
    const { path } = value as { readonly path?: unknown }
    const texts =
      typeof path === 'string' && path.startsWith(PLACES) && ownTexts.get(path.slice(PLACES.length))
    return texts ? (text) => texts.get(text) ?? null : () => null
  }
  const known = new WeakMap<object, unknown>()
  const translations = new Set(
    [content.texts, content.names, content.namesByEnglish].flatMap((texts) =>
      Object.values(texts).map(withPlainSpaces),
    ),
  )
  return {
    localiseRecord<Value>(value: Value): Value {
      if (typeof value !== 'object' || value === null) return localise(value, () => null) as Value
      const found = known.get(value) ?? localise(value, ownOf(value))
      known.set(value, found)
      return found as Value
    },
    // Names that are read from markup have lost their no-break spaces.
    isTranslated: (text) => translations.has(withPlainSpaces(text)),
  }
}
