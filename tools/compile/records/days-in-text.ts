import { monthNames } from '#isomorphic/words/formats.ts'

const MONTHS = monthNames('en')
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)`
/** `from the 13th to the 15th`, `between the 2nd and the 5th`, `from the 10th to Independence on the 21st`. */
const SPAN = new RegExp(
  String.raw`\b${DAY} to (?:\w+ on )?(?:the )?${DAY}\b|\bbetween the ${DAY} and (?:the )?${DAY}\b`,
  'gi',
)
const DAY_OF_MONTH = new RegExp(String.raw`\b${DAY}\b(?: of (?<of>the \w+ (?:lunar|moon)|\w+))?`, 'g')
const LAST_DAY = 31
const COMPLETE_MONTH = /\b(?:all month|month long|through the month)\b/i

/** From the 30th to the 2nd ends with the month. */
function daysBetween(first: number, last: number): readonly number[] {
  const end = last < first ? LAST_DAY : last
  return Array.from({ length: end - first + 1 }, (_, index) => first + index)
}

/**
 * The days of a month that an English text about a festival names, in order: each day of a span, none of another month or
 * of a lunar one, and none of a festival that lasts all month.
 * @param month from 1
 */
export function daysInText(text: string, month: number): readonly number[] {
  if (COMPLETE_MONTH.test(text)) return []
  const days = new Set<number>()
  const withoutSpans = text.replace(SPAN, (_, from, to, after, before) => {
    for (const day of daysBetween(Number(from ?? after), Number(to ?? before))) days.add(day)
    return ''
  })
  for (const { 1: day, groups } of withoutSpans.matchAll(DAY_OF_MONTH)) {
    const of = groups?.['of'] ?? ''
    const isOther = of.startsWith('the ') || (MONTHS.includes(of) && of !== MONTHS[month - 1])
    if (!isOther) days.add(Number(day))
  }
  return [...days].toSorted((one, other) => one - other)
}

/** Feasts that are named after their day. */
const NAMED_FEAST = /\b(?:Good Friday|Easter (?:Sunday|Monday))\b/g
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The days of the week that an English text names, 0 for Sunday. */
export function weekdaysInText(text: string): readonly number[] {
  const plain = text.replace(NAMED_FEAST, '')
  return WEEKDAYS.flatMap((name, weekday) => (plain.includes(name) ? [weekday] : []))
}
