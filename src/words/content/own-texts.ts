/** The place of a key such as `germany/cologne/Cathedral`. */
const PLACE = /^(?:[a-z\d-]+\/)+/

/** A key without the place that it is for. */
export const withoutPlace = (key: string): string => key.replace(PLACE, '')

/** The texts that are for one place alone, by its path without `/destinations/`, then by the English text. */
export function ownTextsOf(
  texts: Readonly<Record<string, string>>,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const byPlace = new Map<string, Map<string, string>>()
  for (const [key, text] of Object.entries(texts)) {
    const [start] = PLACE.exec(key) ?? []
    if (start === undefined) continue
    const place = start.slice(0, -1)
    const own = byPlace.get(place) ?? new Map<string, string>()
    byPlace.set(place, own.set(key.slice(start.length), text))
  }
  return byPlace
}
