/** Whether objects and lists lie inside one another no deeper than `limit`; the outermost counts as one. */
export function isNoDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return limit > 0 && Object.values(value).every((item) => isNoDeeperThan(item, limit - 1))
}
