import * as v from 'valibot'
import {
  type ImportedEntry,
  type ImportedList,
  MOST_ENTRIES,
  toEntry,
  toPosition,
  UnreadableFileError,
} from './imported-list.ts'

const Words = v.optional(v.string())
/** As Takeout writes starred places since 2023, and before. */
const Properties = v.object({
  google_maps_url: Words,
  'Google Maps URL': Words,
  Title: Words,
  Comment: Words,
  location: v.optional(v.object({ name: Words, address: Words })),
  Location: v.optional(v.object({ 'Business Name': Words, Address: Words })),
})
const Feature = v.object({
  geometry: v.optional(v.nullable(v.object({ coordinates: v.optional(v.array(v.unknown())) }))),
  properties: v.optional(Properties, {}),
})
const Places = v.object({ type: v.literal('FeatureCollection'), features: v.array(v.unknown()) })

function toImported(feature: unknown): ImportedEntry | null {
  const parsed = v.safeParse(Feature, feature)
  if (!parsed.success) return null
  const { geometry, properties } = parsed.output
  const [longitude, latitude] = geometry?.coordinates ?? []
  const { location, Location } = properties
  return toEntry({
    name: location?.name ?? properties.Title ?? Location?.['Business Name'] ?? location?.address ?? '',
    note: properties.Comment,
    link: properties.google_maps_url ?? properties['Google Maps URL'],
    at: toPosition(latitude, longitude),
  })
}

/**
 * Reads the file of saved places of Google Takeout: GeoJSON.
 * @throws {UnreadableFileError} when it is none
 */
export function parseTakeout(value: unknown): ImportedList {
  const parsed = v.safeParse(Places, value)
  if (!parsed.success) throw new UnreadableFileError('no list of places')
  const features = parsed.output.features.slice(0, MOST_ENTRIES)
  return {
    format: 'Google Takeout',
    name: null,
    entries: features.flatMap((feature) => toImported(feature) ?? []),
  }
}
