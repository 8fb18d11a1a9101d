import { formatLocaleOf, type LocaleTag } from '#isomorphic/words/locale.ts'

/** Between the days of two years: `1, 12 in 2026, 1, 11 in 2027`. */
const AFTER_YEAR = /(?<= in \d{4}), /
const YEAR = /^(.+) in (\d{4})$/
const DAYS = /^(\d{1,2})(?: to (\d{1,2}))?$/

function dayOf(tag: LocaleTag, day: string): string {
  if (tag === 'de' || tag === 'cs') return `${day}.`
  return tag === 'fr' && day === '1' ? '1er' : day
}

/** Writes days of a month, `3, 5 to 6` or `3 in 2026, 5 to 6 in 2027`, with the ordinals of a language: `3. und 5.–6.` */
export function createDaysText(tag: LocaleTag): (text: string) => string | null {
  const list = new Intl.ListFormat(formatLocaleOf(tag))

  function daysOf(text: string): string | null {
    const days: string[] = []
    for (const part of text.split(', ')) {
      const [match, first = '', last] = DAYS.exec(part) ?? []
      if (match === undefined) return null
      days.push(last === undefined ? dayOf(tag, first) : `${dayOf(tag, first)}–${dayOf(tag, last)}`)
    }
    return list.format(days)
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
