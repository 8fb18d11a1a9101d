import { pickWords } from '#isomorphic/words/catalogue.ts'
import { monthNames } from '#isomorphic/words/formats.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { PageHead } from '#src/site/page-head.ts'
import type { PageUrlBase } from '#src/site/page-url.ts'
import { placeListData } from '#src/site/structured-data.ts'
import type { Question } from './read-question.ts'
import type { WhereAnswer } from './where-answer.ts'
import { WHERE_WORDS } from './words/where-words.ts'

/** Names in a description. */
const MAX_NAMES = 3

/** What a page of `/where` is called and what stands above its form. */
export type WhereHeadings = {
  readonly heading: string
  readonly title: string
  readonly lead: string
  readonly description: string
}

const firstNames = ({ results }: WhereAnswer): readonly string[] =>
  results.slice(0, MAX_NAMES).map(({ name }) => name)

/** Headings of an answer: of the editors for a month or an interest, computed for both together. */
export function whereHeadings(
  answer: WhereAnswer,
  { wishes, isIndexed }: Pick<Question, 'wishes' | 'isIndexed'>,
  locale: Locale,
): WhereHeadings {
  const words = pickWords(WHERE_WORDS, locale)
  const { head } = words
  const { total, isSeasonNow } = answer
  const month = wishes.month === null ? null : (monthNames(locale)[wishes.month] ?? null)
  const [interest = null] = wishes.interests
  const names = firstNames(answer)
  if (isSeasonNow || (month === null && interest === null) || !isIndexed)
    return {
      heading: head.plain,
      title: head.plain,
      lead: isSeasonNow ? head.lead : head.questionLead(total),
      description: head.plainDescription,
    }
  if (month !== null && interest !== null) {
    const title = head.bothTitle(month, interest)
    return {
      heading: head.both(month, interest),
      title,
      lead: head.computedLead(month, interest, total, names),
      description: head.description(title, total, names),
    }
  }
  const title = month === null ? head.interest(interest ?? 'beaches') : head.month(month)
  const lead =
    interest === null ? (words.monthLeads[wishes.month ?? 0] ?? head.lead) : words.interestLeads[interest]
  return { heading: title, title, lead, description: head.description(title, total, names) }
}

/** The head of an answer's page; only what the path alone asks is indexed. */
export function wherePageHead(
  answer: WhereAnswer,
  { address, isIndexed }: Pick<Question, 'address' | 'isIndexed'>,
  { title, description }: WhereHeadings,
  base: PageUrlBase,
): PageHead {
  return {
    title,
    description,
    canonicalPath: isIndexed ? address : null,
    structuredData: isIndexed ? [placeListData(base, title, answer.results)] : [],
  }
}
