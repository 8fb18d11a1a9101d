/** A pattern of React's code, what replaces it, and how often it occurs: once when the count is absent. */
export type ReactReplacement = readonly [
  pattern: RegExp,
  replacement: string | ((found: string) => string),
  count?: number,
]

/** Matches a top-level function from its first line to the closing brace in column one. */
export const functionPattern = (name: string): RegExp =>
  new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?^\\}`, 'm')

/**
 * Applies replacements in their order.
 * @param file name of the code in the error
 * @throws when a pattern does not occur as often as it should: the patch must be reviewed for this version of React
 */
export function replaceInReact(
  code: string,
  replacements: readonly ReactReplacement[],
  file: string,
): string {
  let patched = code
  for (const [from, to, count = 1] of replacements) {
    if (patched.split(from).length !== count + 1)
      throw new Error(`${file} does not contain exactly ${count} of ${from}`)
    patched = patched.replace(from, typeof to === 'string' ? () => to : to)
  }
  return patched
}
