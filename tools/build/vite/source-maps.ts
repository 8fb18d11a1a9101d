import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const MAP_FILE = /\.js\.map$/
/**
 * Folder of the built client from which the worker reads source maps to resolve stack traces in the admin
 * (src/admin/errors).
 */
const FOLDER = '_maps'

/**
 * Removes source text from a source map: positions and names are enough, as the code of the site and its libraries is
 * public.
 */
function stripSourcesContent(text: string): string {
  const { sourcesContent: _, ...map } = JSON.parse(text) as Readonly<Record<string, unknown>>
  return JSON.stringify(map)
}

/**
 * Moves the source maps of both builds to a folder that only the worker reads; built files do not reference their maps,
 * so that browsers do not request them.
 */
export function sourceMaps(): Plugin {
  let clientDir = ''
  return {
    name: 'fernway:source-maps',
    apply: 'build',
    configResolved({ root, environments }) {
      clientDir = join(root, environments['client']?.build.outDir ?? '')
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!MAP_FILE.test(fileName) || file.type !== 'asset') continue
          const map = stripSourcesContent(Buffer.from(file.source).toString())
          delete bundle[fileName]
          if (this.environment.name === 'client')
            this.emitFile({ type: 'asset', fileName: `${FOLDER}/${fileName}`, source: map })
          else {
            // The client is built first, and the worker can only read static files.
            const path = join(clientDir, FOLDER, 'worker', fileName.slice(fileName.lastIndexOf('/') + 1))
            mkdirSync(dirname(path), { recursive: true })
            writeFileSync(path, map)
          }
        }
      },
    },
  }
}
