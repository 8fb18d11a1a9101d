import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileContent } from './compile-content.ts'
import { type ContentFixture, createContentFixture, PROJECT_ROOT } from './fixtures/content-fixture.ts'
import { geodata } from './geography/sample-geodata.ts'
import { drawSample } from './maps/sample-drawing.ts'

const PAGE = 'destinations/africa/togo.md'
const PASSAGE = 'The road along the lagoon passes seven small villages before noon.'

let fixture: ContentFixture

beforeAll(() => {
  fixture = createContentFixture()
})
afterAll(() => fixture.remove())

describe('compileContent writes nothing', () => {
  it.each([
    ['a file has an error', 'kind: country', 'kind: planet', 'kind'],
    ['a page has a passage twice', '\n## ', `\n${PASSAGE} ${PASSAGE}\n\n## `, 'twice'],
  ])('when %s', async (_what, from, to, problem) => {
    const text = fixture.read(PAGE)
    fixture.write(PAGE, text.replace(from, to))
    const outDir = join(fixture.folder, 'faulty')
    const settings = { root: PROJECT_ROOT, geodata, draw: drawSample, outDir }
    const { errors, written } = await compileContent({ ...settings, contentDir: fixture.contentDir })
    fixture.write(PAGE, text)
    expect(errors).toEqual([expect.stringContaining(problem)])
    expect(written).toBeNull()
    expect(existsSync(outDir) ? readdirSync(outDir) : []).toEqual([])
  })
})
