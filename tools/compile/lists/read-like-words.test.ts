import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readLikeWords } from './read-like-words.ts'

const dir = mkdtempSync(join(tmpdir(), 'like-'))
const KNOWN = ['japan/kyoto', 'nepal', 'taiwan/taipei']

function read(text: string) {
  writeFileSync(join(dir, 'like-places.yaml'), text)
  const problems: string[] = []
  const words = readLikeWords(
    { contentDir: dir },
    (place) => KNOWN.includes(place),
    ({ problem }) => void problems.push(problem),
  )
  return { words, problems }
}

afterEach(() => rmSync(join(dir, 'like-places.yaml'), { force: true }))
describe('readLikeWords', () => {
  it('reads what is named first and what never', () => {
    expect(read('japan/kyoto: { first: [taiwan/taipei], never: [nepal] }\n')).toEqual({
      words: { 'japan/kyoto': { first: ['taiwan/taipei'], never: ['nepal'] } },
      problems: [],
    })
  })

  it.each([
    ['japan/kyoto: { first: [japan/nowhere] }', 'there is no place japan/nowhere'],
    ['japan/nowhere: { never: [nepal] }', 'there is no place japan/nowhere'],
    ['japan/kyoto: { first: [nepal], never: [nepal] }', 'nepal cannot be named first'],
    ['japan/kyoto: { first: [japan/kyoto] }', 'japan/kyoto cannot be named first'],
  ])('reports %s', (text, problem) => {
    expect(read(`${text}\n`).problems).toEqual([problem])
  })

  it('reports fields and values that it does not know', () => {
    expect(read('japan/kyoto: { last: [nepal] }\n').words).toBeNull()
    expect(read('japan/kyoto: { first: nepal }\n').problems).toHaveLength(1)
  })
})
