import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleCompiler, MAX_BUNDLES } from './bundle-compiler.ts'

let root: string
const write = (name: string, text: string): void => {
  const path = join(root, 'tools/compile', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const answerOf = async (path: string): Promise<unknown> =>
  ((await import(pathToFileURL(path).href)) as { readonly answer: unknown }).answer

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fernway-bundle-'))
  write('emit/page-thread.ts', 'export const answer: string = "thread"')
  write('parts/parts-entry.ts', 'export { answer } from "./part.tsx"')
  write('parts/part.tsx', 'export const answer = typeof (() => <b />)')
  write('answer.ts', 'export const answer: number = 1')
  write('compiler.ts', 'export { answer } from "./answer.ts"')
})
afterAll(() => rmSync(root, { recursive: true }))

it('loads each entry, with types and JSX', async () => {
  const { compiler, pageThread, parts } = await bundleCompiler(root)
  expect(await Promise.all([compiler, pageThread, parts].map(answerOf))).toEqual([1, 'thread', 'function'])
})

it('writes the same sources to the same folder, even at the same time, and changed ones to another', async () => {
  const [one, other] = await Promise.all([bundleCompiler(root), bundleCompiler(root)])
  expect(one).toEqual(other)
  write('answer.ts', 'export const answer: number = 2')
  const changed = await bundleCompiler(root)
  expect(changed.compiler).not.toBe(one.compiler)
  expect(await answerOf(changed.compiler)).toBe(2)
  expect(await answerOf(one.compiler)).toBe(1)
})

it('deletes the oldest bundles', async () => {
  for (let answer = 3; answer < 3 + MAX_BUNDLES; answer += 1) {
    write('answer.ts', `export const answer: number = ${answer}`)
    expect(await answerOf((await bundleCompiler(root)).compiler)).toBe(answer)
  }
  expect(readdirSync(join(root, '.generated/compiler'))).toHaveLength(MAX_BUNDLES)
})
