/** Longer queries are truncated (M1.20). */
const MAX_QUERY_CODE_POINTS = 200
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this expression removes
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/g

/** Sanitises a query: removes control characters, trims, and truncates to 200 code points. */
export function parseSearchQuery(raw: string | undefined): string {
  const cleaned = (raw ?? '')
    .slice(0, 4 * MAX_QUERY_CODE_POINTS)
    .replace(CONTROL_CHARACTERS, ' ')
    .trim()
  return [...cleaned].slice(0, MAX_QUERY_CODE_POINTS).join('').trim()
}
