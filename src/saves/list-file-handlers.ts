import type { Context } from 'hono'
import { LIST_FILE_FORMATS, type ListFileFormat } from '#isomorphic/saves/list-file-formats.ts'
import type { ListFileItem } from '#isomorphic/saves/list-file-item.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { isListId } from '#src/saves/rules/list-action.ts'
import { readLists } from '#src/saves/store/save-lists.ts'
import { readItems } from '#src/saves/store/saves-store.ts'
import { createSavesContext, type SavesOptions } from './create-saves-context.ts'
import { type ResolvedItem, resolveItems } from './read-saves-view.ts'
import { summaryOf, toSavedPageView } from './saved-pages.ts'

/** For a list without a link. */
const HOME = '/'
/** Route parameter of a list's file. */
export const LIST_FILE_PARAM = ':file{[0-9a-z]+\\.(?:gpx|kml|csv|json)}'

/** Parses the name of a list's file: the ID or token of the list, and the format. */
export function parseListFileName(file: string): { readonly id: string; readonly format: ListFileFormat } {
  const [id = '', extension = ''] = file.split('.')
  return { id, format: LIST_FILE_FORMATS.find((format) => format === extension) ?? 'json' }
}

/** The item as files name it. */
function toFileItem({ kind, path, note, page }: ResolvedItem, locale: Locale): ListFileItem {
  if (page === null) return { kind, path, note, page: null }
  const { name, at } = toSavedPageView(page, locale)
  return { kind, path, note, page: { name, text: summaryOf(page), at } }
}

type ListToSend = {
  readonly name: string
  readonly items: readonly ResolvedItem[]
  /** Path that readers of the file may open: of the shared list, or the home page. */
  readonly publicPath: string
}

/** Sends a list as a download; never cached, even if the list is shared. */
export async function sendListFile(
  c: Context<AppEnv>,
  format: ListFileFormat,
  { name, items, publicPath }: ListToSend,
): Promise<Response> {
  const { siteOrigin } = c.get('config')
  const { locale } = c.var
  const fileItems = items.map((item) => toFileItem(item, locale))
  // Loaded on demand: few isolates need it.
  const { formatSavedList, LIST_FILE_TYPES, listFileName } = await import(
    '#isomorphic/saves/saved-list-file.ts'
  )
  const file = { name, link: siteOrigin + publicPath, items: fileItems }
  return c.body(formatSavedList(format, file, siteOrigin, locale), 200, {
    'content-type': LIST_FILE_TYPES[format],
    'content-disposition': `attachment; filename="${listFileName(name, format)}"`,
    'cache-control': 'no-store',
  })
}

/**
 * `/profile/saves/{list}.gpx`, `.kml`, `.csv` and `.json`; behind the guard `streamed`, so that the session is verified
 * while the list is read (R13.1).
 */
export async function handleListFile(c: Context<AppEnv>, options: SavesOptions): Promise<Response> {
  const { id, format } = parseListFileName(c.req.param('file') ?? '')
  const saves = createSavesContext(c, options.nowMs)
  const [lists, stored] = await Promise.all([
    readLists(saves),
    isListId(id) ? readItems(saves, id) : [],
    c.get('sessionVerified'),
  ])
  const list = lists.find((candidate) => candidate.id === id)
  if (list === undefined) return c.notFound()
  const publicPath = list.shareToken === null ? HOME : `/lists/${list.shareToken}`
  return sendListFile(c, format, {
    name: list.name,
    items: await resolveItems(c, options, stored),
    publicPath,
  })
}
