import { formatLocaleOf, type LocaleTag } from '#isomorphic/words/locale.ts'

/** Between the days of two years: `1st, 12th in 2026, 1st, 11th in 2027`. */
const AFTER_YEAR = /(?<= in \d{4}), /
const YEAR = /^(.+) in (\d{4})$/
const DAYS = /^(\d{1,2})(?:st|nd|rd|th)(?: to (\d{1,2})(?:st|nd|rd|th))?$/

function dayOf(tag: LocaleTag, day: string): string {
  if (tag === 'de' || tag === 'cs') return `${day}.`
  return tag === 'fr' && day === '1' ? '1er' : day
}

/** What stands before days: without it `Feiertage: 5.` and `Jours fériés : 5` read as the number of holidays. */
const BEFORE_DAYS: Partial<Record<LocaleTag, readonly [one: string, several: string]>> = {
  de: ['am', 'am'],
  fr: ['le', 'les'],
  es: ['el día', 'los días'],
  it: ['il giorno', 'i giorni'],
  cs: ['dne', 've dnech'],
}

/**
 * Writes days of a month, `3rd, 5th to 6th` or `3rd in 2026, 5th to 6th in 2027`, with the ordinals of a language and what
 * stands before them: `am 3. und 5.–6.`
 */
export function createDaysText(tag: LocaleTag): (text: string) => string | null {
  const list = new Intl.ListFormat(formatLocaleOf(tag))
  const [one, several] = BEFORE_DAYS[tag] ?? ['', '']

  function daysOf(text: string): string | null {
    const days: string[] = []
    let isRange = false
    for (const part of text.split(', ')) {
      const [match, first = '', last] = DAYS.exec(part) ?? []
      if (match === undefined) return null
      isRange ||= last !== undefined
      days.push(last === undefined ? dayOf(tag, first) : `${dayOf(tag, first)}–${dayOf(tag, last)}`)
    }
    return `${days.length > 1 || isRange ? several : one}\u00a0${list.format(days)}`.trimStart()
  }

  return (text) => {
    const years: string[] = []
    for (const part of text.split(AFTER_YEAR)) {
      const [, ofYear = part, year] = YEAR.exec(part) ?? []
      const days = daysOf(ofYear)
      if (days === null) return null
      years.push(year === undefined ? days : `${days} (${year})`)
    }
    return years.join(', ')
  }
}
