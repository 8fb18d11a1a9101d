/**
 * What the search found, in a sentence that is also read out (DESIGN section 6, no results: repeat the query).
 * @param found null when the index could not be asked
 * @param total all answers, when somebody counted them
 */
export function searchStatus(query: string, found: readonly unknown[] | null, total?: number): string {
  if (found === null) return 'The index does not answer just now. Give it a minute, or go by continent.'
  if (query === '') return 'Try a country, a city or a region. Names in other languages work too.'
  if (found.length === 0)
    return `No place called “${query}” here. Check the spelling, or try the country it lies in.`
  if (total === undefined) return `Closest to “${query}”`
  const places = total === 1 ? '1 place' : `${total} places`
  return found.length < total
    ? `${places} for “${query}”, the closest ${found.length} first`
    : `${places} for “${query}”`
}
