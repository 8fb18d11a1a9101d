import type { Event as ParserEvent } from 'js-yaml'
import { EVENT_MAPPING, EVENT_POP, EVENT_SCALAR, EVENT_SEQUENCE, getScalarValue, parseEvents } from 'js-yaml'
/** Where a field or an item begins in the text, and the fields and items in it. */
export type YamlPosition = {
  readonly offset: number
  readonly inside: ReadonlyMap<string, YamlPosition>
}

const NOTHING_INSIDE: ReadonlyMap<string, YamlPosition> = new Map()

/** Events of a text; none of one that only the parser with error messages accepts (`yaml-source.ts`). */
function eventsOf(text: string): readonly ParserEvent[] {
  try {
    return parseEvents(text, {})
  } catch {
    return []
  }
}

const offsetOfEvent = (event: ParserEvent): number => {
  if (event.type === EVENT_SCALAR) return event.valueStart
  return event.type === EVENT_MAPPING || event.type === EVENT_SEQUENCE ? event.start : 0
}

/**
 * Finds where each field of correct YAML begins: a field at its key, an item of a list at its value.
 * @param text YAML without errors; without a position everything begins at its start
 */
export function findYamlPositions(text: string): YamlPosition {
  const events = eventsOf(text)
  // The first event opens the document.
  let next = 1
  const isClosed = (): boolean => next >= events.length || events[next]?.type === EVENT_POP

  function readMapping(): ReadonlyMap<string, YamlPosition> {
    const inside = new Map<string, YamlPosition>()
    while (!isClosed()) {
      const key = events[next]
      const { offset } = readNode()
      const { inside: insideValue } = readNode()
      if (key?.type === EVENT_SCALAR) inside.set(getScalarValue(text, key), { offset, inside: insideValue })
    }
    return inside
  }

  function readSequence(): ReadonlyMap<string, YamlPosition> {
    const inside = new Map<string, YamlPosition>()
    while (!isClosed()) inside.set(String(inside.size), readNode())
    return inside
  }

  function readNode(): YamlPosition {
    const event = events[next]
    next += 1
    if (event === undefined) return { offset: 0, inside: NOTHING_INSIDE }
    const offset = offsetOfEvent(event)
    if (event.type !== EVENT_MAPPING && event.type !== EVENT_SEQUENCE)
      return { offset, inside: NOTHING_INSIDE }
    const inside = event.type === EVENT_MAPPING ? readMapping() : readSequence()
    next += 1
    return { offset, inside }
  }

  return readNode()
}
