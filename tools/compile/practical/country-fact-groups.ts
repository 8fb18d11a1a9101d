import { pickWords } from '#isomorphic/words/catalogue.ts'
import { formatList, formatNumber } from '#isomorphic/words/formats.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { CountryPractical } from './country-practical-schema.ts'
import { type FactGroup, type FactRow, groupOf, type PracticalText, part, row } from './fact-rows.ts'
import { heritageText } from './heritage-text.ts'
import { VACCINES } from './practical-choices.ts'
import { emergencyRow, powerRow, tapWaterRow } from './urgent-rows.ts'
import { visaParts } from './visa-parts.ts'
import { PRACTICAL_WORDS } from './words/practical-words.ts'

function entryRows({ entry }: CountryPractical, words: PracticalText): readonly FactRow[] {
  const { labels } = words
  return [
    ...row(
      labels.entry,
      part(`${words.entryKinds[entry.kind]}.`),
      part(entry.text),
      entry.official === undefined ? [] : [{ text: words.officialEntryPage, href: entry.official }],
    ),
    ...row(labels.visas, visaParts(entry, words)),
    ...row(labels.passport, part(entry.passport)),
  ]
}

/** A list that begins a line. */
const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function healthRows(facts: CountryPractical, locale: Locale, words: PracticalText): readonly FactRow[] {
  const { labels } = words
  const { yellowFever, malaria, dengue, vaccines = [], text } = facts.health
  const names = VACCINES.filter((vaccine) => vaccines.includes(vaccine)).map(
    (vaccine) => words.vaccines[vaccine],
  )
  return [
    ...emergencyRow(facts, words),
    ...tapWaterRow(facts, words),
    ...row(labels.vaccines, part(withCapital(formatList(locale, names)))),
    ...row(labels.health, part(text)),
    ...row(labels.yellowFever, part(yellowFever && words.yellowFever[yellowFever])),
    ...row(labels.malaria, part(words.malaria[malaria])),
    ...row(labels.dengue, part(dengue && words.dengue[dengue])),
    ...row(
      labels.warnings,
      (facts.warnings ?? []).map((warning) => ({ text: warning })),
    ),
    ...row(labels.stepFree, part(facts.stepFree)),
  ]
}

function moneyRows(facts: CountryPractical, words: PracticalText): readonly FactRow[] {
  const { labels } = words
  const classOf = (value: number): string => words.costClassNumerals[value - 1] ?? ''
  const { bed, meal, ride } = facts.costs
  return [
    ...row(
      labels.costs,
      part(`${words.costOf(classOf(bed), classOf(meal), classOf(ride))}.`),
      part(words.costScale),
    ),
    ...row(labels.payment, part(words.payment[facts.payment])),
    ...row(labels.tipping, part(facts.tipping)),
    ...row(labels.touristTax, part(facts.touristTax && words.touristTax[facts.touristTax])),
    ...row(
      labels.scams,
      (facts.scams ?? []).map((scam) => ({ text: scam })),
    ),
  ]
}

function drivingRows({ driving }: CountryPractical, words: PracticalText): readonly FactRow[] {
  if (driving === undefined) return []
  const { labels } = words
  const { licence, charges, speed, text } = driving
  const unit = speed?.unit === 'mph' ? 'mph' : 'km/h'
  const limit = (value: number | undefined): string | null =>
    value === undefined ? null : `${value} ${unit}`
  return [
    ...row(labels.driving, part(licence && words.licences[licence])),
    ...row(
      labels.speed,
      part(speed && words.speedOf(limit(speed.town) ?? '', limit(speed.road), limit(speed.motorway))),
    ),
    ...row(
      charges === undefined ? labels.roads : labels.charges,
      part(charges && words.roadCharges[charges]),
      part(text),
    ),
  ]
}

function movingRows(
  facts: CountryPractical,
  clocks: readonly string[],
  words: PracticalText,
): readonly FactRow[] {
  const { labels } = words
  const { sim = {}, apps = {}, operators = [] } = facts
  const byKind = Map.groupBy(operators, ({ kind }) => kind)
  const linked = [...byKind].flatMap(([kind, list]) =>
    row(
      words.operatorKinds[kind],
      list.map(({ name, site }) => (site === undefined ? { text: name } : { text: name, href: site })),
    ),
  )
  return [
    ...linked,
    ...drivingRows(facts, words),
    ...powerRow(facts, words),
    ...row(
      labels.sim,
      part(sim.esim === undefined ? null : words.esim[sim.esim ? 'yes' : 'no']),
      part(sim.operators && words.networks(sim.operators.join(', '))),
      part(sim.text),
    ),
    ...row(
      labels.apps,
      part(apps.rides && words.rideApps(apps.rides.join(', '))),
      part(apps.maps && words.mapApps(apps.maps.join(', '))),
    ),
    ...row(
      labels.clocks,
      clocks.map((text) => ({ text })),
    ),
  ]
}

function lawRows(
  { week, laws, dress }: CountryPractical,
  locale: Locale,
  words: PracticalText,
): readonly FactRow[] {
  const { labels } = words
  return [
    ...row(
      labels.weekend,
      part(
        formatList(
          locale,
          week.weekend.map((day) => words.weekdays[day]),
        ),
      ),
    ),
    ...row(labels.closed, part(week.closed)),
    ...row(labels.dress, part(dress)),
    ...(['alcohol', 'drugs', 'sameSex', 'photos', 'drones', 'vaping'] as const).flatMap((law) =>
      row(labels[law], part(laws[law])),
    ),
  ]
}

function countryRows(facts: CountryPractical, locale: Locale, words: PracticalText): readonly FactRow[] {
  const { labels } = words
  const { population, religion, heritage = [] } = facts
  return [
    ...row(
      labels.population,
      part(population && words.population(formatNumber(locale, population.people), population.year)),
    ),
    ...row(labels.religion, part(religion)),
    ...row(labels.heritage, part(heritageText(heritage, words))),
  ]
}

/**
 * The practical facts of a country as rows in groups; fields without a value have no row.
 * @param clocks the days on which clocks change, a text for each year; empty where they do not
 */
export function countryFactGroups(
  facts: CountryPractical,
  clocks: readonly string[],
  locale: Locale,
): readonly FactGroup[] {
  const words = pickWords(PRACTICAL_WORDS, locale)
  const group = groupOf(words)
  return [
    ...group('arriving', entryRows(facts, words)),
    ...group('health', healthRows(facts, locale, words)),
    ...group('money', moneyRows(facts, words)),
    ...group('moving', movingRows(facts, clocks, words)),
    ...group('law', lawRows(facts, locale, words)),
    ...group('country', countryRows(facts, locale, words)),
  ]
}
