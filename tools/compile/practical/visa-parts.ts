import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { VisaRule } from '#src/where/where-cards.ts'
import type { CountryPractical } from './country-practical-schema.ts'
import type { FactPart, PracticalText } from './fact-rows.ts'
import type { PracticalFacts } from './read-practical.ts'
import { PRACTICAL_WORDS } from './words/practical-words.ts'

function visaText(rule: string, { visaRules }: PracticalText): string {
  const days = /^free-(\d+)$/.exec(rule)?.[1]
  return days === undefined
    ? visaRules[rule as Exclude<keyof PracticalText['visaRules'], 'freeFor'>]
    : visaRules.freeFor(Number(days))
}

/** `EU, UK: no visa for 90 days`: passports with the same rule are named together. */
export function visaParts(
  { visas = {} }: CountryPractical['entry'],
  words: PracticalText,
): readonly FactPart[] {
  const holders = Object.entries(visas).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const byRule = Map.groupBy(holders, ([, rule]) => visaText(rule, words))
  return [...byRule].map(([rule, group]) => ({
    text: `${group.map(([holder]) => words.visaHolders[holder as keyof PracticalText['visaHolders']]).join(', ')}: ${rule}`,
  }))
}

/** What passports need, by country and in one line, with the authority's page; countries without a rule are left out. */
export function listVisaRules(
  { countries }: PracticalFacts,
  locale: Locale,
): Readonly<Record<string, VisaRule>> {
  const words = pickWords(PRACTICAL_WORDS, locale)
  const rules = [...countries].flatMap(([slug, { entry }]) => {
    const text = visaParts(entry, words)
      .map((part) => part.text)
      .join('; ')
    return text === '' ? [] : [[slug, { text, official: entry.official ?? null }] as const]
  })
  return Object.fromEntries(rules)
}
