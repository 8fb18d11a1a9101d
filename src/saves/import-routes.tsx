import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { readForm } from '#src/http/read-body.ts'
import { MAX_NAME_LENGTH } from '#src/http/rules/user-text.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import { ImportReportPage } from '#src/saves/pages/import-report-page.tsx'
import type { ImportReport } from '#src/saves/rules/import-report.ts'
import { type ParsedListFile, parseListFile } from '#src/saves/rules/list-file.ts'
import type { SavesProblem } from '#src/saves/rules/saves-notice.ts'
import { importList } from '#src/saves/store/list-edits.ts'
import { createSavesContext, type SavesOptions } from './create-saves-context.ts'
import { decodeFile } from './import/decode-file.ts'
import { toListName, UnreadableFileError } from './import/imported-list.ts'
import { isWithinImportRate, orLimitProblem } from './limit-saves.ts'
import { matchImport } from './match-import.ts'
import { findSavedPage, toSavedPageView } from './saved-pages.ts'
import { SAVES_WORDS } from './words/saves-words.ts'

const MAX_IMPORT_BYTES = 1_000_000
/** Overhead of the multipart encoding. */
const MULTIPART_OVERHEAD_BYTES = 2000

type ImportedFile = {
  readonly name: string
  /** The file format. */
  readonly format: string
  readonly report: ImportReport
}

/** The list name for a file without one: the file name without its extension; null when nothing is left. */
const listNameFromFile = (file: File): string | null =>
  toListName(file.name.replace(/\.\w{1,8}$/, ''), MAX_NAME_LENGTH)

/** Reads a list that was exported from this site: it names pages by path. */
async function readExportedList(
  c: Context<AppEnv>,
  { manifest }: SavesOptions,
  { name, items, skipped }: ParsedListFile,
): Promise<ImportedFile> {
  const words = pickWords(SAVES_WORDS, c.get('locale'))
  const pages = await Promise.all(
    items.map(async (item) => ({ item, page: await findSavedPage(c.get('readShard'), manifest, item) })),
  )
  const matched = pages.map(({ item: { kind, path, note }, page }) => {
    const title = page === null ? words.page.removed : toSavedPageView(page, c.get('locale')).name
    return { target: { kind, path }, name: title, nameInFile: title, note }
  })
  const unmatched = skipped.map(({ name: nameInFile, note }) => ({
    name: nameInFile || words.import.entryWithoutPage,
    nearbyPlace: null,
    note,
    at: null,
    link: null,
  }))
  return { name, format: 'JSON', report: { matched, unmatched, duplicates: 0, skipped: [] } }
}

/** Null when the file cannot be parsed. */
async function readImport(
  c: Context<AppEnv>,
  options: SavesOptions,
  file: File,
  text: string,
): Promise<ImportedFile | null> {
  const exportedList = parseListFile(text)
  if (exportedList !== null) return readExportedList(c, options, exportedList)
  // Loaded on demand: few isolates need it, and it is as large as the rest of this feature.
  const { parseImport } = await import('./import/parse-import.ts')
  try {
    const list = parseImport(text)
    const name =
      (list.name === null ? null : toListName(list.name, MAX_NAME_LENGTH)) ??
      listNameFromFile(file) ??
      pickWords(SAVES_WORDS, c.get('locale')).import.defaultListName
    return { name, format: list.format, report: await matchImport(c, options, list) }
  } catch (error) {
    if (error instanceof UnreadableFileError) return null
    throw error
  }
}

/**
 * `POST /profile/saves/import`: turns a file into a list and responds with a report. Importing the same file again adds
 * to the same list. The guard in saves-routes.tsx precedes it.
 * @param renderProblem renders the Saves page with a problem
 */
export function importRoutes(
  options: SavesOptions,
  renderProblem: (c: Context<AppEnv>, problem: SavesProblem) => Promise<Response>,
): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    '/profile/saves/import',
    bodyLimit({
      maxSize: MAX_IMPORT_BYTES + MULTIPART_OVERHEAD_BYTES,
      onError: (c) => renderProblem(c, 'too-large'),
    }),
    async (c) => {
      if (!(await isWithinImportRate(c))) return renderProblem(c, 'too-fast')
      const read = await readForm(c)
      if ('refusal' in read) return read.refusal
      const { file } = read.fields
      if (!(file instanceof File)) return renderProblem(c, 'wrong-file')
      if (file.size > MAX_IMPORT_BYTES) return renderProblem(c, 'too-large')
      const text = decodeFile(new Uint8Array(await file.arrayBuffer()))
      const imported = await readImport(c, options, file, text)
      if (imported === null) return renderProblem(c, 'wrong-file')
      const { name, report } = imported
      const items = report.matched.map(({ target, note }) => ({ ...target, note }))
      const source = `file ${await sha256Base64url(text)}`
      const createdList =
        items.length === 0
          ? null
          : await orLimitProblem(importList(createSavesContext(c, options.nowMs), name, items, source))
      if (createdList === null && items.length > 0) return renderProblem(c, 'too-many-lists')
      if (createdList !== null && 'problem' in createdList) return renderProblem(c, createdList.problem)
      c.header('cache-control', 'no-store')
      const head = { ...pickWords(SAVES_WORDS, c.get('locale')).head.import, canonicalPath: null }
      return c.render(<ImportReportPage {...imported} list={createdList} />, { head })
    },
  )
}
