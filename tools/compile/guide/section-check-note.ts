import { pickWords } from '#isomorphic/words/catalogue.ts'
import { formatLongDate } from '#isomorphic/words/formats.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { hastElement, type Markup } from '#tools/compile/text/hast-element.ts'
import type { TextDateFields } from '#tools/compile/text/text-date-schemas.ts'
import { newestCheckOf } from '#tools/compile/text/text-dates-of.ts'
import { GUIDE_SECTION_WORDS } from './words/guide-section-words.ts'

/** The newest check of a section, as the last line of the section; empty when there was none. */
export function sectionCheckNote(title: string, fields: TextDateFields, locale: Locale): readonly Markup[] {
  const check = newestCheckOf(fields, title)
  if (check === null) return []
  const day = hastElement('time', { dateTime: check.on }, [formatLongDate(locale, new Date(check.on))])
  const sentence = pickWords(GUIDE_SECTION_WORDS, locale).sectionCheck[check.by]
  const [before = '', after = ''] = sentence('\u0000').split('\u0000')
  return [hastElement('p', { className: 'meta' }, [before, day, after])]
}
