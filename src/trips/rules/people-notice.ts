import type { PlanNotice } from '#isomorphic/trips/plan/plan-props.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { TRIPS_WORDS } from '#src/trips/words/trips-words.ts'

/** The sentence about a change of people or links, from the query; null for another code. */
export function peopleNotice(code: string | undefined, locale: Locale): PlanNotice | null {
  const done: Readonly<Record<string, string>> = pickWords(TRIPS_WORDS, locale).people.done
  const text = code !== undefined && Object.hasOwn(done, code) ? done[code] : undefined
  return text === undefined ? null : { tone: 'done', text, undo: null }
}

/** The sentence about a form that was refused. */
export function peopleProblem(problem: 'too_many_links' | 'last_owner' | 'form', locale: Locale): PlanNotice {
  const text =
    problem === 'form'
      ? pickWords(TRIP_WORDS, locale).problem.form
      : pickWords(TRIPS_WORDS, locale).people.problem[problem]
  return { tone: 'problem', text, undo: null }
}
