import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SearchDocument } from '#src/search/search-types.ts'
import { SEARCH_DOCUMENTS } from '#tools/compile/search/search-documents-file.ts'
import { INDEX_FORMAT } from './index-statements.ts'
import type { CompiledDocuments } from './plan-index-rebuild.ts'

const VERSION_LENGTH = 16

/**
 * Reads the search documents of the content compiler.
 * @param root project folder
 * @throws when nothing was compiled yet
 */
export function readSearchDocuments(root: string): CompiledDocuments {
  const path = join(root, '.generated', SEARCH_DOCUMENTS)
  if (!existsSync(path)) throw new Error('nothing is compiled yet: run npm run build, or npm run content')
  const text = readFileSync(path, 'utf8')
  const version = createHash('sha256')
    .update(`${INDEX_FORMAT}\0${text}`)
    .digest('hex')
    .slice(0, VERSION_LENGTH)
  const lines = text.split('\n').filter((line) => line !== '')
  return { documents: lines.map((line) => JSON.parse(line) as SearchDocument), version }
}
