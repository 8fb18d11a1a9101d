import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Suggestion } from '#client/shared/suggestion.ts'
import { createSuggester } from './suggester.ts'

const QUIET_MS = 90
const named = (title: string): Suggestion => ({ title, path: `/${title}`, caption: '', picture: null })

function setUp() {
  const waiting = new Map<string, (response: Response) => void>()
  const asked: string[] = []
  const shown: string[][] = []
  const suggester = createSuggester({
    fetchAnswer: (address) => {
      const query = new URL(address, 'https://x.test').searchParams.get('q') ?? ''
      asked.push(query)
      return new Promise((resolve) => waiting.set(query, resolve))
    },
    onSuggestions: (suggestions) => shown.push(suggestions.map(({ title }) => title)),
  })
  const answer = async (
    query: string,
    response = Response.json({ suggestions: [named(query)] }),
  ): Promise<void> => {
    waiting.get(query)?.(response)
    await vi.advanceTimersByTimeAsync(1)
  }
  const type = async (query: string): Promise<void> => {
    suggester.ask(query)
    await vi.advanceTimersByTimeAsync(QUIET_MS)
  }
  return { suggester, asked, shown, answer, type }
}

describe('createSuggester', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('asks once for fast typing', async () => {
    const { suggester, asked, type } = setUp()
    suggester.ask('k')
    suggester.ask('ky')
    await type('kyo')
    expect(asked).toEqual(['kyo'])
  })
  it('never shows an answer to an earlier query, however late it comes', async () => {
    const { shown, answer, type } = setUp()
    await type('m')
    await type('ma')
    await answer('ma')
    await answer('m')
    expect(shown).toEqual([['ma']])
  })
  it('shows at once what it knows already', async () => {
    const { asked, shown, answer, type } = setUp()
    await type('m')
    await answer('m')
    await type('ma')
    await answer('ma')
    await type('m ')
    expect(asked).toEqual(['m', 'ma'])
    expect(shown).toEqual([['m'], ['ma'], ['m']])
  })
  it('shows nothing for blank text, for a failing site and for one that cannot be reached', async () => {
    const { shown, answer, type } = setUp()
    await type('  ')
    await type('x')
    await answer('x', new Response('{"error":"unavailable"}', { status: 503 }))
    await type('y')
    await answer('y', new Response('<html>'))
    expect(shown).toEqual([[], [], []])
  })
  it('shows nothing any more once it was stopped', async () => {
    const { suggester, shown, answer, type } = setUp()
    await type('m')
    suggester.stop()
    await answer('m')
    expect(shown).toEqual([])
  })
})
