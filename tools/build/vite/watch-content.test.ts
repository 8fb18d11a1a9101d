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

it.each(['add', 'change', 'unlink'])('compiles after a file of the content had %s', async (event) => {
  const { watcher, compile } = setUp()
  watcher.emit(event, '/site/content/articles/road-trips/new.md')
  await expect.poll(() => compile.mock.calls.length).toBe(1)
})

it('compiles once what comes together, and again what comes later', async () => {
  const { watcher, compile } = setUp()
  for (const name of ['a', 'b', 'c']) watcher.emit('change', `/site/content/${name}.md`)
  await expect.poll(() => compile.mock.calls.length).toBe(1)
  watcher.emit('unlink', '/site/content/a.md')
  await expect.poll(() => compile.mock.calls.length).toBe(2)
})

it('leaves other folders alone, also those whose name begins the same', async () => {
  const { watcher, compile } = setUp()
  watcher.emit('change', '/site/src/app.tsx')
  watcher.emit('add', '/site/content-old/a.md')
  await settle()
  expect(compile).not.toHaveBeenCalled()
})

it('goes on after a failure, and tells it', async () => {
  const { watcher, compile, failures } = setUp(() => Promise.reject(new Error('gone')))
  watcher.emit('unlink', '/site/content/a.md')
  await expect.poll(() => failures).toEqual([new Error('gone')])
  watcher.emit('add', '/site/content/a.md')
  await expect.poll(() => compile.mock.calls.length).toBe(2)
})
