import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** Smaller files cost less as script than as a module of their own. */
const MIN_BYTES = 40 * 1024

/**
 * Compiled data becomes a Data module, decoded and parsed when it is first imported. All modules of a worker are loaded
 * before its first request, although most isolates need few of them: a script would be scanned then, a Text module
 * decoded and stored with two bytes for each character; bytes are only copied.
 * @param folder of the copies that the build reads; one for each build that can run at the same time
 */
export function jsonAsData(folder: string): Plugin {
  return {
    name: 'fernway:json-as-data',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'worker',
    load: {
      filter: { id: /[\\/]\.generated[\\/].*\.json$/ },
      handler(id) {
        const json = readFileSync(id, 'utf8')
        if (Buffer.byteLength(json) < MIN_BYTES) return null
        const copy = join(folder, `${basename(id, '.json')}.bin`)
        mkdirSync(folder, { recursive: true })
        writeFileSync(copy, json)
        this.addWatchFile(id)
        return {
          code: `import bytes from ${JSON.stringify(copy)}\nexport default JSON.parse(new TextDecoder().decode(bytes))`,
          moduleType: 'js',
          map: null,
        }
      },
    },
  }
}
