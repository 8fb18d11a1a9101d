import { type ImportedEntry, type ImportedList, MOST_ENTRIES, toEntry, toPosition } from './imported-list.ts'
import { walkXml } from './walk-xml.ts'

/** Descriptions are HTML as often as not; only their words are wanted. */
const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, ' ')

const isIn = (around: readonly string[], name: string): boolean => around.includes(name)

function positionOf(coordinates: string | undefined): ImportedEntry['at'] {
  const [longitude, latitude] = (coordinates ?? '').trim().split(/\s/)[0]?.split(',') ?? []
  return toPosition(latitude, longitude)
}

/** Reads the placemarks of a KML file (2.x) that are points. Throws as `walkXml` does. */
export function parseKml(text: string): Omit<ImportedList, 'format'> {
  const entries: ImportedEntry[] = []
  let title: string | null = null
  let placemark: Record<string, string> = {}
  walkXml(text, ({ name, around, text: own }) => {
    const parent = around.at(-1) ?? ''
    if (parent === 'Placemark' && (name === 'name' || name === 'description')) placemark[name] ??= own
    if (name === 'coordinates' && parent === 'Point' && isIn(around, 'Placemark')) placemark['at'] ??= own
    if (isIn(around, 'Placemark') && (name === 'LineString' || name === 'Polygon')) placemark['line'] = ''
    if (name === 'name' && parent === 'Document') title ??= own
    if (name !== 'Placemark') return
    const isWay = placemark['line'] !== undefined && placemark['at'] === undefined
    const entry = isWay
      ? null
      : toEntry({
          name: placemark['name'] ?? '',
          note: withoutTags(placemark['description'] ?? ''),
          at: positionOf(placemark['at']),
        })
    placemark = {}
    if (entry !== null && entries.length < MOST_ENTRIES) entries.push(entry)
  })
  return { name: title, entries }
}
