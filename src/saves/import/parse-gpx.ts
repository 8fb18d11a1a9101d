import { FILE_AUTHOR } from '#isomorphic/files/geographic-file.ts'
import {
  type ImportedEntry,
  type ImportedList,
  MAX_IMPORT_ENTRIES,
  toEntry,
  toPosition,
} from './imported-list.ts'
import { walkXml } from './walk-xml.ts'

/** Waypoints and route points; track points are not places. */
const POINTS = new Set(['wpt', 'rtept'])
/** More than are imported, because some may be empty. */
const MAX_READ_POINTS = 2 * MAX_IMPORT_ENTRIES

/**
 * The note of a point. In the site's own files the comment is the visitor's note, and the description may be a text of
 * the guide; files of earlier versions have no links, and the note in the description.
 */
const noteOf = (
  { cmt, desc, link }: Readonly<Record<string, string>>,
  isOwnFile: boolean,
): string | undefined => (isOwnFile && link !== undefined ? cmt : (desc ?? cmt))

/**
 * Parses the places of a GPX file (1.0 and 1.1).
 * @throws {UnreadableFileError}
 */
export function parseGpx(text: string): Omit<ImportedList, 'format'> {
  const points: { readonly fields: Readonly<Record<string, string>>; readonly at: ImportedEntry['at'] }[] = []
  let title: string | null = null
  let author = ''
  let point: Record<string, string> = {}
  walkXml(text, ({ name, attributes, ancestors, text: ownText }) => {
    const parent = ancestors.at(-1) ?? ''
    if (POINTS.has(parent)) {
      if (name === 'link') point['link'] ??= attributes['href'] ?? ''
      else if (['name', 'desc', 'cmt', 'url'].includes(name)) point[name] ??= ownText
    }
    if (name === 'name' && (parent === 'metadata' || parent === 'gpx')) title ??= ownText
    if (name === 'gpx') author = attributes['creator'] ?? ''
    if (!POINTS.has(name)) return
    if (points.length < MAX_READ_POINTS)
      points.push({ fields: point, at: toPosition(attributes['lat'], attributes['lon']) })
    point = {}
  })
  const entries = points.flatMap(
    ({ fields, at }) =>
      toEntry({
        name: fields['name'] ?? '',
        note: noteOf(fields, author === FILE_AUTHOR),
        link: fields['link'] ?? fields['url'],
        at,
      }) ?? [],
  )
  return { name: title, entries: entries.slice(0, MAX_IMPORT_ENTRIES) }
}
