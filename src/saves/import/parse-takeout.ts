import * as v from 'valibot'
import { createEntryCollector, type FileEntry } from './entry-collector.ts'
import { type ImportedList, UnreadableFileError } from './imported-list.ts'

const OptionalText = v.optional(v.string())
/** Starred places in the Takeout format since 2023 and in the older one; names and notes of GeoJSON of other programs. */
const Properties = v.object({
  name: OptionalText,
  title: OptionalText,
  description: OptionalText,
  desc: OptionalText,
  note: OptionalText,
  url: OptionalText,
  link: OptionalText,
  google_maps_url: OptionalText,
  'Google Maps URL': OptionalText,
  Title: OptionalText,
  Comment: OptionalText,
  location: v.optional(v.object({ name: OptionalText, address: OptionalText })),
  Location: v.optional(v.object({ 'Business Name': OptionalText, Address: OptionalText })),
})
const Feature = v.object({
  geometry: v.optional(
    v.nullable(v.object({ type: OptionalText, coordinates: v.optional(v.array(v.unknown())) })),
  ),
  properties: v.nullish(Properties, {}),
})
const Places = v.object({ type: v.literal('FeatureCollection'), features: v.array(v.unknown()) })

type ParsedFeature = v.InferOutput<typeof Feature>

function toFileEntry({ geometry, properties }: ParsedFeature): FileEntry {
  const [longitude, latitude] = geometry?.coordinates ?? []
  const { location, Location, ...own } = properties ?? {}
  const name = location?.name ?? own.Title ?? Location?.['Business Name'] ?? location?.address
  return {
    name: name ?? own.name ?? own.title ?? '',
    note: own.Comment ?? own.note ?? own.description ?? own.desc,
    link: own.google_maps_url ?? own['Google Maps URL'] ?? own.link ?? own.url,
    latitude,
    longitude,
  }
}

const isTakeoutFeature = ({ properties }: ParsedFeature): boolean =>
  [
    properties?.google_maps_url,
    properties?.['Google Maps URL'],
    properties?.location,
    properties?.Location,
  ].some((value) => value !== undefined)

/**
 * Parses GeoJSON: the saved places of Google Takeout, and points of other programs.
 * @throws {UnreadableFileError} for any other JSON
 */
export function parseTakeout(value: unknown): ImportedList {
  const parsed = v.safeParse(Places, value)
  if (!parsed.success) throw new UnreadableFileError('unknown_json')
  const { entries, skipped, add, skip } = createEntryCollector()
  let isTakeout = false
  for (const feature of parsed.output.features) {
    const read = v.safeParse(Feature, feature)
    if (!read.success) {
      skip('', 'unreadable')
      continue
    }
    isTakeout ||= isTakeoutFeature(read.output)
    const entry = toFileEntry(read.output)
    const { type = 'Point' } = read.output.geometry ?? {}
    if (type === 'Point') add(entry)
    else skip(entry.name, 'not_a_point')
  }
  return { format: isTakeout ? 'Google Takeout' : 'GeoJSON', name: null, entries, skipped }
}
