import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** Smaller files cost less as script than as a module of their own. */
const MIN_BYTES = 40 * 1024

/**
 * Compiled data becomes a Text module, parsed when it is first imported. As script it would be scanned on every cold
 * start, although most isolates need little of it: all modules of a worker are compiled before its first request.
 * @param folder of the copies that the build reads; one for each build that can run at the same time
 */
export function jsonAsText(folder: string): Plugin {
  return {
    name: 'fernway:json-as-text',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'worker',
    load: {
      filter: { id: /[\\/]\.generated[\\/].*\.json$/ },
      handler(id) {
        const json = readFileSync(id, 'utf8')
        if (Buffer.byteLength(json) < MIN_BYTES) return null
        const copy = join(folder, `${basename(id, '.json')}.txt`)
        mkdirSync(folder, { recursive: true })
        writeFileSync(copy, json)
        this.addWatchFile(id)
        return {
          code: `import text from ${JSON.stringify(copy)}\nexport default JSON.parse(text)`,
          moduleType: 'js',
          map: null,
        }
      },
    },
  }
}
