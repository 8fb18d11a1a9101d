import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compileContent } from '#tools/compile/compile-content.ts'
import {
  type ContentFixture,
  createContentFixture,
  PROJECT_ROOT,
} from '#tools/compile/fixtures/content-fixture.ts'
import { geodata } from '#tools/compile/geography/sample-geodata.ts'
import { drawUncached } from '#tools/compile/maps/sample-drawing.ts'
import { loadCompiledParts } from '#tools/compile/parts/load-compiled-parts.ts'
import { bundleCompiler } from '#tools/compile/prepare/bundle-compiler.ts'
import { type ContentSession, openContentSession } from './content-session.ts'

const MINUTE_MS = 60_000
const KARA = 'destinations/africa/togo/kara.md'

let fixture: ContentFixture
let session: ContentSession
const options = (name: string) => ({
  root: PROJECT_ROOT,
  contentDir: fixture.contentDir,
  outDir: join(fixture.folder, name),
  geodata,
  draw: drawUncached,
})

/** Every shard of a compiled folder, by name. */
async function compileShards(name: string): Promise<ReadonlyMap<string, string>> {
  const { written } = await compileContent(options(name))
  if (written === null) throw new Error('the content has errors')
  return readShards(name)
}
function readShards(name: string): ReadonlyMap<string, string> {
  const { version } = JSON.parse(
    readFileSync(join(fixture.folder, name, 'catalogue-manifest.json'), 'utf8'),
  ) as { version: string }
  const folder = join(fixture.folder, name, version)
  return new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}
/** Names of the shards that differ. */
const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  [...one].flatMap(([file, text]) => (other.get(file) === text ? [] : [file.replace(/-\d+\.json$/, '')]))

const edit = (name: string, from: string, to: string): string => {
  const text = fixture.read(name)
  if (!text.includes(from)) throw new Error(`“${from}” is not in ${name}`)
  fixture.write(name, text.replace(from, to))
  return join(fixture.contentDir, name)
}

beforeAll(async () => {
  fixture = createContentFixture()
  await compileShards('patched')
  const parts = await loadCompiledParts((await bundleCompiler(PROJECT_ROOT)).parts)
  const opened = openContentSession({ ...options('patched'), parts })
  if (opened === null) throw new Error('the content has errors')
  session = opened
}, 5 * MINUTE_MS)
afterAll(() => fixture.remove())

it('writes a saved page as a complete compilation does, and changes nothing else', async () => {
  const before = readShards('patched')
  const path = edit(KARA, '\n## Why go\n', '\n## Why go\n\nA new sentence about the hills of the north.\n')
  expect(session.patch(path)).toEqual({ kind: 'written' })
  const patched = readShards('patched')
  expect(differing(patched, before)).toEqual(['place'])
  const complete = await compileShards('complete')
  expect(differing(patched, complete)).not.toContain('place')
})

it('a second change of a page contains the first one', () => {
  const path = edit(KARA, 'A new sentence', 'Another new sentence')
  expect(session.patch(path)).toEqual({ kind: 'written' })
  expect([...readShards('patched').values()].join('')).toContain('Another new sentence about the hills')
})

it('names the errors of a page and leaves the last good one', () => {
  const before = readShards('patched')
  const path = edit(KARA, '\nkind: ', '\nkind: small-')
  expect(session.patch(path)).toEqual({
    kind: 'errors',
    errors: [expect.stringMatching(/^content\/destinations\/africa\/togo\/kara\.md:\d+: /)],
  })
  expect(differing(readShards('patched'), before)).toEqual([])
  expect(session.patch(edit(KARA, '\nkind: small-', '\nkind: '))).toEqual({ kind: 'written' })
})

it('reports a dead link of a page', () => {
  const path = edit(KARA, 'Another new sentence', 'Another [new](/destinations/nowhere) sentence')
  expect(session.patch(path)).toMatchObject({ kind: 'errors' })
  expect(session.patch(edit(KARA, '[new](/destinations/nowhere)', 'new'))).toEqual({ kind: 'written' })
})

it.each(['countries.yaml', 'topics.yaml', 'pages/about.md'])(
  'leaves %s to a complete compilation',
  (name) => {
    expect(session.patch(join(fixture.contentDir, name))).toEqual({ kind: 'needs-compilation' })
  },
)

it('leaves a new page to a complete compilation', () => {
  fixture.write('destinations/africa/togo/lome.md', fixture.read(KARA).replace('name: Kara', 'name: Lome'))
  expect(session.patch(join(fixture.contentDir, 'destinations/africa/togo/lome.md'))).toEqual({
    kind: 'needs-compilation',
  })
})
