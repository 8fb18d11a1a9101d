import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const MAP_FILE = /\.js\.map$/
/** Folder of the built client from which the worker reads them, to show stacks at the desk (src/admin/errors). */
const FOLDER = '_maps'

/** Our code is public, and so is what libraries are made of: who needs it has it; positions and names are what is missing. */
function stripSourcesContent(text: string): string {
  const { sourcesContent: _, ...map } = JSON.parse(text) as Readonly<Record<string, unknown>>
  return JSON.stringify(map)
}

/**
 * Puts the source maps of both builds where the worker can read them, and nowhere else; no built file names its map, so
 * that no browser asks for one.
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
            // The client is built before, and static files are the only ones that the worker can read.
            const path = join(clientDir, FOLDER, 'worker', fileName.slice(fileName.lastIndexOf('/') + 1))
            mkdirSync(dirname(path), { recursive: true })
            writeFileSync(path, map)
          }
        }
      },
    },
  }
}
