import { expect, it, vi } from 'vitest'
import type { PatchResult } from '#tools/compile/patch/content-session.ts'
import { createContentChanges } from './content-changes.ts'

const IDLE_MS = 20
const page = (...saved: readonly string[]) => ({ saved, hasOtherFiles: false })
const OTHER = { saved: [], hasOtherFiles: true }

/** A site with a compiler whose runs end when the test says so. */
function setUp(resultOf: (path: string) => PatchResult = () => ({ kind: 'written' })) {
  const steps: string[] = []
  const ends: ((isCompiled: boolean) => void)[] = []
  let running = 0
  const compile = vi.fn(async () => {
    running += 1
    expect(running).toBe(1)
    const isCompiled = await new Promise<boolean>((resolve) => ends.push(resolve))
    running -= 1
    steps.push('compiled')
    return isCompiled
  })
  const onChange = createContentChanges(
    {
      patch: async (paths) => {
        steps.push(...paths)
        return paths.map(resultOf)
      },
      restartPatcher: () => steps.push('restart'),
      compile,
      showErrors: (errors) => steps.push(...errors),
      reload: () => steps.push('reload'),
    },
    IDLE_MS,
  )
  return { steps, compile, onChange, endRun: (isCompiled = true) => ends.shift()?.(isCompiled) }
}

it('shows a saved page at once, and compiles everything once nothing more was saved', async () => {
  const { steps, compile, onChange, endRun } = setUp()
  await onChange(page('a.md'))
  await onChange(page('a.md'))
  expect(steps).toEqual(['a.md', 'reload', 'a.md', 'reload'])
  expect(compile).not.toHaveBeenCalled()
  await expect.poll(() => compile.mock.calls.length).toBe(1)
  endRun()
  await expect.poll(() => steps.slice(4)).toEqual(['compiled', 'reload'])
})

it('keeps a page that was saved during a complete compilation, and compiles again', async () => {
  const { steps, compile, onChange, endRun } = setUp()
  await onChange(page('a.md'))
  await expect.poll(() => compile.mock.calls.length).toBe(1)
  await onChange(page('a.md'))
  endRun()
  await expect.poll(() => compile.mock.calls.length).toBe(2)
  endRun()
  await expect
    .poll(() => steps.slice(2))
    .toEqual(['a.md', 'reload', 'compiled', 'a.md', 'reload', 'reload', 'compiled', 'reload'])
})

it('compiles at once, and reads the content again, after a change that is no page', async () => {
  const { steps, compile, onChange, endRun } = setUp(() => ({ kind: 'needs-compilation' }))
  await onChange(page('countries.yaml'))
  await onChange(OTHER)
  expect(compile).toHaveBeenCalledTimes(1)
  endRun()
  await expect.poll(() => compile.mock.calls.length).toBe(2)
  endRun()
  await expect
    .poll(() => steps)
    .toEqual(['countries.yaml', 'compiled', 'restart', 'reload', 'compiled', 'reload'])
})

it('shows errors and leaves the last good page', async () => {
  const { steps, compile, onChange } = setUp(() => ({ kind: 'errors', errors: ['a.md:3: no name'] }))
  await onChange(page('a.md'))
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS * 2))
  expect(steps).toEqual(['a.md', 'a.md:3: no name'])
  expect(compile).not.toHaveBeenCalled()
})

it('does not reload after a compilation with errors', async () => {
  const { steps, compile, onChange, endRun } = setUp()
  await onChange(OTHER)
  endRun(false)
  await expect.poll(() => steps).toEqual(['compiled'])
  await onChange(OTHER)
  expect(compile).toHaveBeenCalledTimes(2)
})
