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

/**
 * Parses the places of a GPX file (1.0 and 1.1).
 * @throws {UnreadableFileError}
 */
export function parseGpx(text: string): Omit<ImportedList, 'format'> {
  const entries: ImportedEntry[] = []
  let title: string | null = null
  let point: Record<string, string> = {}
  walkXml(text, ({ name, attributes, ancestors, text: ownText }) => {
    const parent = ancestors.at(-1) ?? ''
    if (POINTS.has(parent)) {
      if (name === 'link') point['link'] ??= attributes['href'] ?? ''
      else if (['name', 'desc', 'cmt', 'url'].includes(name)) point[name] ??= ownText
    }
    if (name === 'name' && (parent === 'metadata' || parent === 'gpx')) title ??= ownText
    if (!POINTS.has(name)) return
    const entry = toEntry({
      name: point['name'] ?? '',
      note: point['desc'] ?? point['cmt'],
      link: point['link'] ?? point['url'],
      at: toPosition(attributes['lat'], attributes['lon']),
    })
    point = {}
    if (entry !== null && entries.length < MAX_IMPORT_ENTRIES) entries.push(entry)
  })
  return { name: title, entries }
}
