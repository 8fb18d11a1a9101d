import { durationText } from '#isomorphic/trips/duration-text.ts'
import { formatDayRange } from '#isomorphic/trips/format-trip-dates.ts'
import { formatAmount } from '#isomorphic/trips/parse-amount.ts'
import type { DayView, LegView } from '#isomorphic/trips/plan-view.ts'
import type { TripItem, TripStop } from '#isomorphic/trips/trip-plan.ts'
import { TRIP_FILE_WORDS } from '#isomorphic/trips/words/trip-file-words.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { escapeMarkdown, markdownLink, markdownNote } from './escape-markdown.ts'
import type { TripFileSource } from './trip-file-source.ts'
import { dayName } from './trip-points.ts'

const LIST_INDENT = '  '

type Way = Pick<LegView, 'leg' | 'by' | 'minutes' | 'grade'>

/** A trip as a document in Markdown (CommonMark); all text of travellers is escaped. */
export function tripMarkdown({ view, link, siteOrigin }: TripFileSource, locale: Locale): string {
  const words = pickWords(TRIP_FILE_WORDS, locale)
  const planWords = pickWords(TRIP_WORDS, locale)
  const details = (parts: readonly string[]): string => {
    const known = parts.filter((part) => part !== '')
    return known.length === 0 ? '' : ` · ${known.map(escapeMarkdown).join(' · ')}`
  }
  const section = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : ['', `## ${escapeMarkdown(title)}`, '', ...lines]

  /** The way to a stop; the plan has none to the first one, but the travellers may have written one. */
  function wayTo(stop: TripStop & { readonly arrival?: LegView | null }): Way | null {
    if (stop.arrival != null) return stop.arrival
    const leg = view.legs.find(({ to }) => to === stop.id)
    return leg === undefined ? null : { leg, by: leg.by ?? 'road', minutes: leg.minutes ?? 0, grade: 'own' }
  }

  function wayLines({ leg, by, minutes, grade }: Way, indent: string): readonly string[] {
    const length = minutes === 0 ? '' : durationText(planWords, minutes)
    const departs = leg?.departs == null ? '' : planWords.leg.departs(leg.departs)
    const reference = leg === null || leg.reference === '' ? '' : words.reference(leg.reference)
    const text = planWords.leg[grade](length, planWords.ways[by])
    const line = `${indent}*${escapeMarkdown(text)}*${details([departs, reference])}`
    return ['', line, ...markdownNote(leg?.note ?? '', indent)]
  }

  function stopLines(stop: TripStop, marker: string): readonly string[] {
    const { name, path, from, minutes, note } = stop
    const way = wayTo(stop)
    const indent = ' '.repeat(marker.length + 1)
    const visit = minutes === null ? '' : planWords.stopMeta.visit(durationText(planWords, minutes))
    const title = markdownLink(name, path === null ? null : siteOrigin + path)
    return [
      `${marker} ${title}${details([from ?? '', visit])}`,
      ...(way === null ? [] : wayLines(way, indent)),
      ...markdownNote(note, indent),
    ]
  }

  function dayLines(day: DayView): readonly string[] {
    const { note, stops, stays } = day
    return [
      '',
      `## ${escapeMarkdown(dayName(day, locale))}`,
      ...markdownNote(note, ''),
      '',
      ...stops.flatMap((stop) => stopLines(stop, `${stop.number}.`)),
      ...stays.flatMap(({ name }) => ['', escapeMarkdown(planWords.nightAt(name))]),
    ]
  }

  const itemLines = (list: TripItem['list']): readonly string[] =>
    view.items
      .filter((item) => item.list === list)
      .map(({ text, isDone, who }) => `- [${isDone ? 'x' : ' '}] ${escapeMarkdown(text)}${details([who])}`)
  const stayLines = view.stays.flatMap(({ name, path, nights, note, reference }) => [
    `- ${markdownLink(name, path === null ? null : siteOrigin + path)}${details([
      planWords.nights(nights),
      reference === '' ? '' : words.reference(reference),
    ])}`,
    ...markdownNote(note, LIST_INDENT),
  ])
  const costLines = view.costs.map(
    (cost) =>
      `- ${escapeMarkdown(cost.what)}: ${formatAmount(cost.amount, cost.currency)} ${cost.currency}${details([
        cost.paidBy === '' ? '' : planWords.sections.paidBy(cost.paidBy),
        cost.for === '' ? '' : words.paidFor(cost.for),
      ])}`,
  )
  const totals = view.totals.map(
    ({ currency, amount }) => `- ${planWords.sections.total}: ${formatAmount(amount, currency)} ${currency}`,
  )
  const { startsOn, endsOn, days } = view
  const dates = startsOn === null || endsOn === null ? '' : formatDayRange(locale, startsOn, endsOn)
  return `${[
    `# ${escapeMarkdown(view.name || planWords.unnamedTrip)}`,
    '',
    [dates, planWords.days(days.length)].filter((part) => part !== '').join(' · '),
    ...days.flatMap(dayLines),
    ...section(
      words.ideas,
      view.ideas.flatMap((idea) => stopLines(idea, '-')),
    ),
    ...section(words.stays, stayLines),
    ...section(planWords.sections.pack, itemLines('pack')),
    ...section(planWords.sections.todo, itemLines('todo')),
    ...section(planWords.sections.costs, [...costLines, ...totals]),
    '',
    words.from(`<${link}>`),
  ].join('\n')}\n`
}
