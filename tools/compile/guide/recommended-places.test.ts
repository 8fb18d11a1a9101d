import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'content', 'destinations')
const GO_NEXT = /^## Go next\n([\s\S]*?)(?=^## |(?![\s\S]))/m
const LINK = /\[[^\]]*\]\((\/destinations\/[^)#]+)[^)]*\)/g
/** Names in sentences that recommend nothing: a station, a road of history, a country as a place of origin. */
const NO_RECOMMENDATIONS: ReadonlySet<string> = new Set([
  'canada: France',
  'china/xian: Rome',
  'france/paris: Lyon',
  'trinidad-and-tobago: India',
])

const PAGES = globSync('**/*.md', { cwd: FOLDER })
  .map((file) => {
    const source = readFileSync(join(FOLDER, file), 'utf8')
    const path = file
      .replaceAll('\\', '/')
      .replace(/^[^/]+\//, '')
      .replace(/\.md$/, '')
    const name = /^name: "?(.+?)"?$/m.exec(source)?.[1] ?? ''
    return { path, name, goNext: GO_NEXT.exec(source)?.[1] ?? '', isDraft: /^draft: true$/m.test(source) }
  })
  .filter(({ isDraft }) => !isDraft)

const isAbove = (path: string, other: string): boolean => path === other || path.startsWith(`${other}/`)

it('link every place with a page that a guide recommends as the next one', () => {
  const unlinked = PAGES.flatMap(({ path, goNext }) => {
    const linked = new Set(
      [...goNext.matchAll(LINK)].map(([, target = '']) => target.slice('/destinations/'.length)),
    )
    const plain = goNext.replaceAll(LINK, '')
    return PAGES.filter(
      (other) =>
        other.name !== '' &&
        !linked.has(other.path) &&
        !isAbove(path, other.path) &&
        !isAbove(other.path, path) &&
        new RegExp(`(?<![\\p{L}’'-])${other.name}(?![\\p{L}-])`, 'u').test(plain),
    ).map(({ name }) => `${path}: ${name}`)
  })
  expect(unlinked.filter((one) => !NO_RECOMMENDATIONS.has(one))).toEqual([])
  expect(PAGES.length).toBeGreaterThanOrEqual(450)
})
