import type { Context } from 'hono'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { gpxFile, kmlFile, type PointCollection } from '#src/maps/geographic-file.ts'
import { isListId } from '#src/saves/rules/list-action.ts'
import { type ListFileItem, serialiseListFile } from '#src/saves/rules/list-file.ts'
import { readLists } from '#src/saves/store/save-lists.ts'
import { readItems } from '#src/saves/store/saves-store.ts'
import { createSavesContext, type SavesOptions } from './create-saves-context.ts'
import { type ResolvedItem, resolveItems } from './read-saves-view.ts'
import { type SavedPage, toSavedPageView } from './saved-pages.ts'

/** Route parameter of a list's file. */
export const LIST_FILE_PARAM = ':file{[0-9a-z]+\\.(?:gpx|kml|csv|json)}'

const CONTENT_TYPES = {
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
} as const
type Format = keyof typeof CONTENT_TYPES

/** Parses the name of a list's file: the ID or token of the list, and the format. */
export function parseListFileName(file: string): { readonly id: string; readonly format: Format } {
  const [id = '', format = ''] = file.split('.')
  return { id, format: Object.hasOwn(CONTENT_TYPES, format) ? (format as Format) : 'json' }
}

const toFileName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'list'

function toFileItem({ kind, path, note, page }: ResolvedItem, locale: Locale): ListFileItem {
  if (page === null) return { kind, path, note, page: null }
  const { name, at } = toSavedPageView(page, locale)
  return { kind, path, note, page: { name, ...at } }
}

const summaryOf = (page: SavedPage): string =>
  page.kind === 'sight' ? page.sight.text : page.kind === 'place' ? page.place.summary : ''

/** Stories have no position, so map formats omit them. */
function toPoints(
  name: string,
  link: string,
  items: readonly ResolvedItem[],
  locale: Locale,
): PointCollection {
  const points = items.flatMap(({ note, page }) => {
    const view = page && toSavedPageView(page, locale)
    if (page === null || view?.at == null) return []
    return [{ name: view.name, text: note === '' ? summaryOf(page) : note, ...view.at }]
  })
  return { name, link, points, routes: [] }
}

type FileContext = { readonly path: string; readonly siteOrigin: string; readonly locale: Locale }

/** Renders the body of a list's file. */
async function renderFile(
  format: Format,
  name: string,
  items: readonly ResolvedItem[],
  { path, siteOrigin, locale }: FileContext,
): Promise<string> {
  const points = (): PointCollection => toPoints(name, siteOrigin + path, items, locale)
  const fileItems = (): readonly ListFileItem[] => items.map((item) => toFileItem(item, locale))
  switch (format) {
    case 'gpx':
      return gpxFile(points())
    case 'kml':
      return kmlFile(points())
    case 'csv': {
      const { formatListCsv } = await import('./import/format-list-csv.ts')
      return formatListCsv(fileItems(), siteOrigin)
    }
    case 'json':
      return serialiseListFile(name, fileItems(), siteOrigin)
  }
}

/** Sends a list as a download; never cached, even if the list is shared. */
export async function sendListFile(
  c: Context<AppEnv>,
  format: Format,
  name: string,
  items: readonly ResolvedItem[],
  path: string,
): Promise<Response> {
  const { siteOrigin } = c.var.config
  const { locale } = c.var
  return c.body(await renderFile(format, name, items, { path, siteOrigin, locale }), 200, {
    'content-type': CONTENT_TYPES[format],
    'content-disposition': `attachment; filename="fernway-${toFileName(name)}.${format}"`,
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
    c.var.sessionVerified,
  ])
  const list = lists.find((candidate) => candidate.id === id)
  if (list === undefined) return c.notFound()
  return sendListFile(c, format, list.name, await resolveItems(c, options, stored), '/profile/saves')
}
