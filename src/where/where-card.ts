import { wherePath } from '#isomorphic/where/where-paths.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { SocialCard } from '#src/site/define-page.ts'
import { buildWhereAnswer } from './build-where-answer.ts'
import { parseWherePath, readQuestion } from './read-question.ts'
import { whereHeadings } from './where-head.ts'
import type { WhereSources } from './where-sources.ts'

/** Month and interest of a path like `/where/in/may/for/food`. */
function partsOf(path: string): {
  readonly month: string | undefined
  readonly interest: string | undefined
} {
  const parts = path.split('/')
  const after = (word: string): string | undefined => {
    const at = parts.indexOf(word)
    return at < 0 ? undefined : parts[at + 1]
  }
  return { month: after('in'), interest: after('for') }
}

/**
 * The social card of the indexed answer at a path: its heading on the poster of the first place; null without one, and
 * for an unknown month or interest.
 */
export function whereCardOf(
  path: string,
  { data, overland, nowMs }: WhereSources & { readonly nowMs: () => number },
  locale: Locale,
): SocialCard | null {
  const { month, interest } = partsOf(path)
  const parsed = parseWherePath(month, interest)
  if (parsed === null) return null
  const address = wherePath({
    month: parsed.month,
    interests: parsed.interest === null ? [] : [parsed.interest],
  })
  const question = readQuestion(new URL(address, 'https://fernway.invalid'), parsed, {
    data,
    overland,
    locale,
  })
  const monthNow = new Date(nowMs()).getUTCMonth()
  const answer = buildWhereAnswer(data, { ...question, locale, monthNow })
  const poster = answer.results[0]?.poster
  return poster === undefined ? null : { title: whereHeadings(answer, question, locale).heading, poster }
}
