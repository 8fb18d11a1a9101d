import { orderKeysBetween } from './order-keys.ts'
import { TRIP_ENTITY, type TripKind } from './trip-kinds.ts'
import type { TripOperation } from './trip-operation.ts'

/** A stop of a template. `at` and `path` are empty where they are not known. */
export type TemplateStop = { readonly name: string; readonly path: string; readonly at: string }

/** A trip before it exists: from an itinerary, a list, or nothing. */
export type TripTemplate = {
  readonly name: string
  readonly days: readonly {
    readonly title: string
    readonly note: string
    readonly stops: readonly TemplateStop[]
  }[]
  readonly ideas: readonly TemplateStop[]
}

export type TemplateOptions = {
  readonly name: string
  /** `YYYY-MM-DD`, or empty. */
  readonly startsOn: string
  readonly newId: (kind: TripKind) => string
  readonly newKey: () => string
}

/** An empty template with some days. */
export const emptyTemplate = (name: string, days: number): TripTemplate => ({
  name,
  days: Array.from({ length: days }, () => ({ title: '', note: '', stops: [] })),
  ideas: [],
})

/** The operations that make a trip from a template. */
export function createTemplateOperations(
  template: TripTemplate,
  { name, startsOn, newId, newKey }: TemplateOptions,
): readonly TripOperation[] {
  const operations: TripOperation[] = []
  const write = (e: string, f: string, v: string): void => {
    if (v !== '') operations.push({ key: newKey(), e, f, v, was: '' })
  }
  const writeStops = (stops: readonly TemplateStop[], day: string): void => {
    const orders = orderKeysBetween(null, null, stops.length)
    for (const [index, { name: stopName, path, at }] of stops.entries()) {
      const e = newId('stop')
      write(e, 'name', stopName)
      write(e, 'day', day)
      write(e, 'order', orders[index] ?? '')
      write(e, 'kind', path === '' ? 'own' : path.includes('#') ? 'sight' : 'place')
      write(e, 'path', path)
      write(e, 'at', at)
    }
  }
  write(TRIP_ENTITY, 'name', name === '' ? template.name : name)
  write(TRIP_ENTITY, 'startsOn', startsOn)
  const orders = orderKeysBetween(null, null, template.days.length)
  for (const [index, { title, note, stops }] of template.days.entries()) {
    const e = newId('day')
    write(e, 'order', orders[index] ?? '')
    write(e, 'title', title)
    write(e, 'note', note)
    writeStops(stops, e)
  }
  writeStops(template.ideas, '')
  return operations
}
