import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files cost less as script than as a module of their own. */
const MIN_BYTES = 40 * 1024

/** What a module of compiled data does when it is first imported. */
const moduleOf = (file: string): string =>
  [
    "import { inflateRawSync } from 'node:zlib'",
    `import bytes from ${JSON.stringify(file)}`,
    'export default JSON.parse(new TextDecoder().decode(inflateRawSync(new Uint8Array(bytes))))',
  ].join('\n')

/**
 * Compiled data becomes a compressed Data module, inflated and parsed when it is first imported. The runtime reads all
 * modules of a worker before its first request, although most isolates need few of them: a script would be scanned then,
 * a Text module decoded and stored with two bytes for each character; bytes are only copied, so they are few.
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
        writeFileSync(copy, deflateRawSync(json, { level: 9 }))
        this.addWatchFile(id)
        return { code: moduleOf(copy), moduleType: 'js', map: null }
      },
    },
  }
}
