import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { PlanNotice } from './plan/plan-props.ts'
import type { TripDoneCode } from './trip-action.ts'
import { tripKindOf } from './trip-kinds.ts'
import type { TripPlan } from './trip-plan.ts'
import { readTripValue, type TripRegisters } from './trip-registers.ts'
import { TRIP_WORDS } from './words/trip-words.ts'

type Words = (typeof TRIP_WORDS)['en']

/** The name of an entity in sentences. */
export function nameOfEntity(registers: TripRegisters, plan: TripPlan, e: string, words: Words): string {
  const read = (field: string): string => readTripValue(registers, e, field)
  switch (tripKindOf(e)) {
    case 'trip':
      return read('name') || words.unnamedTrip
    case 'day': {
      const day = plan.days.find(({ id }) => id === e)
      return day === undefined ? read('title') || words.day(0) : words.day(day.number)
    }
    case 'leg': {
      const stop = read('to')
      return `${words.edit.leg} (${readTripValue(registers, stop, 'name')})`
    }
    case 'item':
      return read('text')
    case 'cost':
      return read('what')
    default:
      return read('name')
  }
}

/** Where an entity is now: `2 of 5 on day 3`. */
function positionOf(plan: TripPlan, e: string, words: Words): string {
  const indexIn = (list: readonly { readonly id: string }[]): number => list.findIndex(({ id }) => id === e)
  for (const day of plan.days) {
    const index = indexIn(day.stops)
    if (index !== -1) return words.position.inDay(index + 1, day.stops.length, words.day(day.number))
  }
  const idea = indexIn(plan.ideas)
  if (idea !== -1) return words.position.inIdeas(idea + 1, plan.ideas.length)
  const list = [plan.days, plan.items, plan.costs].find((entities) => indexIn(entities) !== -1) ?? []
  return words.position.inList(indexIn(list) + 1, list.length)
}

const isDoneCode = (code: string | undefined, done: Words['done']): code is TripDoneCode =>
  code !== undefined && Object.hasOwn(done, code)

/** The sentence about the last action, from the query; a forged query yields only harmless text. */
export function tripNotice(
  { registers, plan }: { readonly registers: TripRegisters; readonly plan: TripPlan },
  code: string | undefined,
  e: string,
  locale: Locale,
): PlanNotice | null {
  const words = pickWords(TRIP_WORDS, locale)
  if (!isDoneCode(code, words.done)) return null
  const text = words.done[code](nameOfEntity(registers, plan, e, words), positionOf(plan, e, words))
  return { tone: 'done', text, undo: code === 'removed' && registers.has(e) ? e : null }
}

/** The sentence about an action that was refused. */
export function tripProblemNotice(problem: keyof Words['problem'], locale: Locale): PlanNotice {
  return { tone: 'problem', text: pickWords(TRIP_WORDS, locale).problem[problem], undo: null }
}
