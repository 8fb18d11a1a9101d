import {
  type ImportedEntry,
  type ImportedList,
  MAX_IMPORT_ENTRIES,
  toEntry,
  toPosition,
} from './imported-list.ts'
import { walkXml } from './walk-xml.ts'

/** Descriptions often contain HTML, of which only the text is used. */
const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, ' ')

const hasAncestor = (ancestors: readonly string[], name: string): boolean => ancestors.includes(name)

function positionOf(coordinates: string | undefined): ImportedEntry['at'] {
  const [longitude, latitude] = (coordinates ?? '').trim().split(/\s/)[0]?.split(',') ?? []
  return toPosition(latitude, longitude)
}

/**
 * Parses the placemarks of a KML file (2.x) that are points.
 * @throws {UnreadableFileError}
 */
export function parseKml(text: string): Omit<ImportedList, 'format'> {
  const entries: ImportedEntry[] = []
  let title: string | null = null
  let placemark: Record<string, string> = {}
  walkXml(text, ({ name, ancestors, text: ownText }) => {
    const parent = ancestors.at(-1) ?? ''
    if (parent === 'Placemark' && (name === 'name' || name === 'description')) placemark[name] ??= ownText
    if (name === 'coordinates' && parent === 'Point' && hasAncestor(ancestors, 'Placemark'))
      placemark['at'] ??= ownText
    if (hasAncestor(ancestors, 'Placemark') && (name === 'LineString' || name === 'Polygon'))
      placemark['line'] = ''
    if (name === 'name' && parent === 'Document') title ??= ownText
    if (name !== 'Placemark') return
    const isLine = placemark['line'] !== undefined && placemark['at'] === undefined
    const entry = isLine
      ? null
      : toEntry({
          name: placemark['name'] ?? '',
          note: withoutTags(placemark['description'] ?? ''),
          at: positionOf(placemark['at']),
        })
    placemark = {}
    if (entry !== null && entries.length < MAX_IMPORT_ENTRIES) entries.push(entry)
  })
  return { name: title, entries }
}
