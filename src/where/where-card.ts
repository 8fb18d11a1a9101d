import { wherePath } from '#isomorphic/where/where-paths.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { SocialCard } from '#src/site/define-page.ts'
import { buildWhereAnswer } from './build-where-answer.ts'
import { type PathWishes, readQuestion } from './read-question.ts'
import { whereHeadings } from './where-head.ts'
import type { WhereSources } from './where-sources.ts'

export { parseWherePath } from './read-question.ts'

/** The social card of an indexed answer: its heading on the poster of the first place; null without one. */
export function whereCard(
  { data, overland, nowMs }: WhereSources & { readonly nowMs: () => number },
  path: PathWishes,
  locale: Locale,
): SocialCard | null {
  const address = wherePath({ month: path.month, interests: path.interest === null ? [] : [path.interest] })
  const question = readQuestion(new URL(address, 'https://fernway.invalid'), path, { data, overland, locale })
  const monthNow = new Date(nowMs()).getUTCMonth()
  const answer = buildWhereAnswer(data, { ...question, locale, monthNow })
  const poster = answer.results[0]?.poster
  return poster === undefined ? null : { title: whereHeadings(answer, question, locale).heading, poster }
}
