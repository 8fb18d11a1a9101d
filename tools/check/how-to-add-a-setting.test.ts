import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

const text = readFileSync('docs/how-to/add-a-setting.md', 'utf8')
/** The file that each step begins with. */
const steps = Array.from(
  text.matchAll(/^\d\. (?:`([^`]+)`|\[([^\]]+)\])/gm),
  ([, code, link]) => code ?? link,
)
/** Where settings are declared and described; features only read `Config`. */
const candidates = trackedFiles().filter(
  (path) => path === 'wrangler.toml' || path === 'docs/operations.md' || /^src\/config\/.*\.ts$/.test(path),
)
const filesWith = (name: string): readonly string[] =>
  candidates.filter((path) => new RegExp(`\\b${name}\\b`).test(readFileSync(path, 'utf8'))).sort()

describe('how-to "Add a setting"', () => {
  it('names the files that a variable is in, and no other', () => {
    expect(filesWith('ALARM_WEBHOOK')).toEqual([...steps].sort())
  })

  it('names the files that a secret is in, and no other', () => {
    const [, besides = ''] = /value of a secret .* its name is in `([^`]+)`/.exec(text) ?? []
    expect(filesWith('OPERATOR_TOKEN')).toEqual([...steps, besides].sort())
  })

  it.each(['returns safe defaults for unset variables', 'names %s when it is invalid'])(
    'names a test that exists: %s',
    (title) => {
      expect(text).toContain(`"${title}"`)
      expect(readFileSync('src/config/config.test.ts', 'utf8')).toContain(`'${title}'`)
    },
  )
})
