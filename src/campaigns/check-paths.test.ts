import { describe, expect, it } from 'vitest'
import { checkPaths, MAX_CHECKED_PATHS, type PathState } from './check-paths.ts'

const numbered = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `/p/${index}`)

describe('checkPaths', () => {
  it('checks each path once, whatever its queries and fragments', async () => {
    const checked: string[] = []
    const hrefs = [
      '/a',
      ...Array.from({ length: 600 }, (_, index) => `/search?q=${index}`),
      '/a#b',
      '/c?x=1#y',
    ]
    const result = await checkPaths(hrefs, async (path) => {
      checked.push(path)
      return path === '/c' ? 'missing' : 'exists'
    })
    expect(checked.toSorted()).toEqual(['/a', '/c', '/search'])
    if (result.kind === 'too_many') throw new Error('too many')
    expect(['/a#b', '/search?q=7', '/c?x=1#y'].map(result.stateOf)).toEqual(['exists', 'exists', 'missing'])
  })

  it('runs five checks at a time', async () => {
    let running = 0
    let maxRunning = 0
    await checkPaths(numbered(40), async (): Promise<PathState> => {
      running += 1
      maxRunning = Math.max(maxRunning, running)
      await Promise.resolve()
      running -= 1
      return 'exists'
    })
    expect(maxRunning).toBe(5)
  })

  it('checks nothing when there are more than a hundred paths', async () => {
    let checks = 0
    const count = async (): Promise<PathState> => {
      checks += 1
      return 'exists'
    }
    expect(await checkPaths(numbered(MAX_CHECKED_PATHS + 1), count)).toEqual({ kind: 'too_many', count: 101 })
    expect(checks).toBe(0)
    expect((await checkPaths(numbered(MAX_CHECKED_PATHS), count)).kind).toBe('checked')
    expect(checks).toBe(MAX_CHECKED_PATHS)
  })
})
