import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

const toolFiles = globSync('{tools,bench}/**/*.ts').filter((path) => !path.endsWith('.test.ts'))

describe('tools on macOS and Windows', () => {
  it('start nothing of node_modules/.bin, which only a shell can start on Windows', () => {
    const found = toolFiles.filter((path) => /['"/]\.bin(?:\/|['"]\s*,)/.test(readFileSync(path, 'utf8')))
    expect(found).toEqual([])
  })

  it('turn addresses of files into paths by fileURLToPath', () => {
    const found = toolFiles.filter((path) => /import\.meta\.url\)\.pathname/.test(readFileSync(path, 'utf8')))
    expect(found).toEqual([])
  })

  it('are started by npm scripts that every shell understands', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>
    }
    const words = new Set(
      Object.values(scripts).flatMap((script) =>
        script.split(' && ').map((command) => command.split(' ')[0]),
      ),
    )
    expect([...words].toSorted()).toEqual(['biome', 'node', 'npm', 'tsc', 'vitest', 'wrangler'])
    expect(Object.values(scripts).join('\n')).not.toMatch(/[$;|<>`'"\\]|&(?!&)(?<!&&)/)
  })

  it('have names of files that differ in more than letter case', () => {
    const names = trackedFiles().map((name) => name.toLowerCase())
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => /[<>:"|?*\\]|(?:^|\/)(?:con|prn|aux|nul)(?:\.|$|\/)/.test(name))).toEqual(
      [],
    )
  })

  it('read files with the line ends of the repository', () => {
    expect(readFileSync('.gitattributes', 'utf8')).toContain('* text=auto eol=lf')
  })
})
