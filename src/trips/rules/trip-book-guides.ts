import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { decodeMarkup } from '#src/site/markup/encoded-markup.ts'

/** The practical part of a guide. */
export type TripBookGuide = Pick<DestinationRecord, 'name' | 'path'> & { readonly practicalHtml: string }

/** The phrases of a language, and the places whose guides have them. */
export type TripBookPhrases = { readonly html: string; readonly places: readonly string[] }

type Guide = Pick<DestinationRecord, 'name' | 'path' | 'sections'>

/** Guides whose practical part a book has: more would be a guidebook. */
const MAX_GUIDES = 6
const MAX_LANGUAGES = 4
/** The compiler writes one such part for each language (tools/compile/guide/phrase-tables.ts). */
const LANGUAGE = /<div class="phrases">.*?<\/table><\/div>/gs

const htmlOf = ({ sections }: Guide, id: string): string =>
  decodeMarkup(sections.find((section) => section.id === id)?.html ?? '')

/** A part of the practical facts, such as those of the country, which each guide in it repeats. */
const FACTS = /<section>.*?<\/section>/gs

/** The practical parts of guides, in their order; facts that an earlier one has are left out. */
export function practicalParts(guides: readonly Guide[]): readonly TripBookGuide[] {
  const seen = new Set<string>()
  return guides
    .slice(0, MAX_GUIDES)
    .map((guide) => {
      const practicalHtml = htmlOf(guide, 'practical').replace(FACTS, (facts) => {
        if (seen.has(facts)) return ''
        seen.add(facts)
        return facts
      })
      return { name: guide.name, path: guide.path, practicalHtml }
    })
    .filter(({ practicalHtml }) => practicalHtml !== '')
}

/** The phrases of guides: each language once, also where several guides have it. */
export function phraseParts(guides: readonly Guide[]): readonly TripBookPhrases[] {
  const byLanguage = new Map<string, string[]>()
  for (const guide of guides)
    for (const [html] of htmlOf(guide, 'phrases').matchAll(LANGUAGE))
      byLanguage.set(html, [...(byLanguage.get(html) ?? []), guide.name])
  return [...byLanguage].map(([html, places]) => ({ html, places })).slice(0, MAX_LANGUAGES)
}
