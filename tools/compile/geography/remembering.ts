/**
 * Makes a pure function work every answer out once.
 * @param work gives the same for the same key, and never undefined
 */
export function remembering<Key, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<Key, Answer>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const answer = work(key)
    known.set(key, answer)
    return answer
  }
}
