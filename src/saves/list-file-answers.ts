import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { gpxFile, kmlFile, type PointCollection } from '#src/maps/geographic-file.ts'
import { isListId } from '#src/saves/rules/list-action.ts'
import { type ListFileItem, listFile } from '#src/saves/rules/list-file.ts'
import { readLists } from '#src/saves/store/save-lists.ts'
import { readItems } from '#src/saves/store/saves-store.ts'
import { type FoundItem, findSavedPages } from './read-saves-view.ts'
import { type SavesOptions, savesOf } from './saves-of.ts'

/** Route parameter of a list's file. */
export const LIST_FILE = ':file{[0-9a-z]+\\.(?:gpx|kml|json)}'

const TYPES = {
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  json: 'application/json',
} as const
type Format = keyof typeof TYPES

/** Reads the name of a list's file: the list's id or token, and the format. */
export function parseListFileName(file: string): { readonly id: string; readonly format: Format } {
  const [id = '', format = ''] = file.split('.')
  return { id, format: format === 'gpx' || format === 'kml' ? format : 'json' }
}

const toFileName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'list'

function toFileItem({ kind, path, note, page }: FoundItem): ListFileItem {
  if (page?.kind !== 'place') return { kind, path, note, about: page && { name: page.story.title } }
  const { name, latitude, longitude } = page.place
  return { kind, path, note, about: { name, latitude, longitude } }
}

/** Stories are nowhere on a map, so they are in no file for one. */
function toPoints(name: string, link: string, items: readonly FoundItem[]): PointCollection {
  const points = items.flatMap(({ note, page }) => {
    if (page?.kind !== 'place') return []
    const { name: placeName, summary, latitude, longitude } = page.place
    return [{ name: placeName, text: note === '' ? summary : note, latitude, longitude }]
  })
  return { name, link, points, routes: [] }
}

/** A list as a file to keep; private however it was reached. */
export function sendListFile(
  c: Context<AppEnv>,
  format: Format,
  name: string,
  items: readonly FoundItem[],
  path: string,
): Response {
  const { siteOrigin } = c.var.config
  const points = toPoints(name, siteOrigin + path, items)
  const body =
    format === 'json'
      ? listFile(name, items.map(toFileItem), siteOrigin)
      : format === 'gpx'
        ? gpxFile(points)
        : kmlFile(points)
  return c.body(body, 200, {
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="fernway-${toFileName(name)}.${format}"`,
    'cache-control': 'no-store',
  })
}

/** `/profile/saves/{list}.gpx`, `.kml` and `.json`. */
export async function answerListFile(c: Context<AppEnv>, options: SavesOptions): Promise<Response> {
  const { id, format } = parseListFileName(c.req.param('file') ?? '')
  const saves = savesOf(c, options.nowMs)
  const list = isListId(id) ? (await readLists(saves)).find((candidate) => candidate.id === id) : undefined
  if (list === undefined) return c.notFound()
  const items = await findSavedPages(c, options, await readItems(saves, id))
  return sendListFile(c, format, list.name, items, '/profile/saves')
}
