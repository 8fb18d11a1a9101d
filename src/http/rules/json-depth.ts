/** Whether objects and lists lie inside one another no deeper than `limit`; the outermost counts as one. */
export function isWithinDepth(value: unknown, maxDepth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return maxDepth > 0 && Object.values(value).every((item) => isWithinDepth(item, maxDepth - 1))
}
