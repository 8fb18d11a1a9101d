import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { watchContent } from './watch-content.ts'

function setUp(act: () => Promise<void> = () => Promise.resolve()) {
  const watcher = new EventEmitter()
  const compile = vi.fn(act)
  const failures: unknown[] = []
  watchContent(watcher, '/site/content', compile, (error) => failures.push(error))
  return { watcher, compile, failures }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 150))

it.each(['add', 'change', 'unlink'])('compiles after a content file had %s', async (event) => {
  const { watcher, compile } = setUp()
  watcher.emit(event, '/site/content/articles/road-trips/new.md')
  await expect.poll(() => compile.mock.calls.length).toBe(1)
})

it('compiles once for simultaneous changes, and again for later ones', async () => {
  const { watcher, compile } = setUp()
  for (const name of ['a', 'b', 'c']) watcher.emit('change', `/site/content/${name}.md`)
  await expect.poll(() => compile.mock.calls.length).toBe(1)
  watcher.emit('unlink', '/site/content/a.md')
  await expect.poll(() => compile.mock.calls.length).toBe(2)
})

it('ignores other folders, including those whose names have the same prefix', async () => {
  const { watcher, compile } = setUp()
  watcher.emit('change', '/site/src/app.tsx')
  watcher.emit('add', '/site/content-old/a.md')
  await settle()
  expect(compile).not.toHaveBeenCalled()
})

it('reports a failure and handles the next change', async () => {
  const { watcher, compile, failures } = setUp(() => Promise.reject(new Error('failed')))
  watcher.emit('unlink', '/site/content/a.md')
  await expect.poll(() => failures).toEqual([new Error('failed')])
  watcher.emit('add', '/site/content/a.md')
  await expect.poll(() => compile.mock.calls.length).toBe(2)
})
