import { FILE_AUTHOR, KML_NOTE_FIELD } from '#isomorphic/files/geographic-file.ts'
import { createEntryCollector } from './entry-collector.ts'
import type { ImportedList } from './imported-list.ts'
import { walkXml, type XmlElement } from './walk-xml.ts'

/** Descriptions often contain HTML, of which only the text is used. */
const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ')

function positionOf(coordinates: string | undefined) {
  const [longitude, latitude] = (coordinates ?? '').trim().split(/\s/)[0]?.split(',') ?? []
  return { latitude, longitude }
}

/**
 * The note of a placemark: its description, or in the site's own files the field of the note, because there the
 * description may be a text of the guide.
 */
const noteOf = (placemark: Readonly<Record<string, string>>, isOwnFile: boolean): string =>
  isOwnFile ? (placemark[KML_NOTE_FIELD] ?? '') : withoutTags(placemark['description'] ?? '')

/**
 * Parses the placemarks of a KML file (2.x) that are points.
 * @throws {UnreadableFileError}
 */
export function parseKml(text: string): Omit<ImportedList, 'format'> {
  const { entries, skipped, add, skip } = createEntryCollector()
  let title: string | null = null
  let author = ''
  let value = ''
  let placemark: Record<string, string> = {}

  function readField({ name, attributes, ancestors, text: ownText }: XmlElement): void {
    const parent = ancestors.at(-1) ?? ''
    if (parent === 'Placemark') {
      if (name === 'name' || name === 'description') placemark[name] ??= ownText
      if (name === 'link') placemark['link'] ??= attributes['href'] ?? ''
    }
    if (name === 'coordinates' && parent === 'Point') placemark['at'] ??= ownText
    if (name === 'LineString' || name === 'Polygon') placemark['line'] = ''
    if (name === 'value' && parent === 'Data') value = ownText
    if (name === 'Data' && attributes['name'] === KML_NOTE_FIELD) placemark[KML_NOTE_FIELD] ??= value
  }

  walkXml(text, (element) => {
    const { name, ancestors, text: ownText } = element
    const parent = ancestors.at(-1) ?? ''
    if (ancestors.includes('Placemark')) readField(element)
    if (name === 'name' && parent === 'Document') title ??= ownText
    if (name === 'name' && parent === 'author') author = ownText
    if (name !== 'Placemark') return
    const isLine = placemark['line'] !== undefined && placemark['at'] === undefined
    if (isLine) skip(placemark['name'] ?? '', 'not_a_point')
    else
      add({
        name: placemark['name'] ?? '',
        note: noteOf(placemark, author === FILE_AUTHOR),
        link: placemark['link'],
        ...positionOf(placemark['at']),
      })
    placemark = {}
  })
  return { name: title, entries, skipped }
}
