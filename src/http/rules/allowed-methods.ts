const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Methods that a path supports, for the Allow header of a 405 (RFC 9110 section 15.5.6); empty for an unknown path.
 * @param matchCount number of handlers that the router finds for a method; middleware matches every method alike
 */
export function allowedMethods(matchCount: (method: string) => number): readonly string[] {
  const middlewareCount = matchCount('UNKNOWN')
  const found = METHODS.filter((method) => matchCount(method) > middlewareCount)
  return found.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}
