import { FILE_AUTHOR } from '#isomorphic/files/geographic-file.ts'
import { createEntryCollector } from './entry-collector.ts'
import type { ImportedList } from './imported-list.ts'
import { walkXml } from './walk-xml.ts'

/** Waypoints and route points; track points are not places. */
const POINTS = new Set(['wpt', 'rtept'])
type FoundPoint =
  | { readonly track: string }
  | {
      readonly fields: Readonly<Record<string, string>>
      readonly latitude: string | undefined
      readonly longitude: string | undefined
    }

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
  const found: FoundPoint[] = []
  let title: string | null = null
  let author = ''
  let track = ''
  let point: Record<string, string> = {}
  walkXml(text, ({ name, attributes, ancestors, text: ownText }) => {
    const parent = ancestors.at(-1) ?? ''
    if (POINTS.has(parent)) {
      if (name === 'link') point['link'] ??= attributes['href'] ?? ''
      else if (['name', 'desc', 'cmt', 'url'].includes(name)) point[name] ??= ownText
    }
    if (name === 'name' && (parent === 'metadata' || parent === 'gpx')) title ??= ownText
    if (name === 'gpx') author = attributes['creator'] ?? ''
    if (name === 'name' && parent === 'trk') track = ownText
    if (name === 'trk') {
      found.push({ track })
      track = ''
    }
    if (!POINTS.has(name)) return
    found.push({ fields: point, latitude: attributes['lat'], longitude: attributes['lon'] })
    point = {}
  })
  // The author is an attribute of the root element, which ends last.
  const isOwnFile = author === FILE_AUTHOR
  const { entries, skipped, add, skip } = createEntryCollector()
  for (const one of found) {
    if ('track' in one) {
      skip(one.track, 'not_a_point')
      continue
    }
    const { fields, latitude, longitude } = one
    const link = fields['link'] ?? fields['url']
    add({ name: fields['name'] ?? '', note: noteOf(fields, isOwnFile), link, latitude, longitude })
  }
  return { name: title, entries, skipped }
}
