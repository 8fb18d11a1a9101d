/** Whether objects and arrays are nested no deeper than `maxDepth`; the outermost counts as one. */
export function isWithinDepth(value: unknown, maxDepth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return maxDepth > 0 && Object.values(value).every((item) => isWithinDepth(item, maxDepth - 1))
}
