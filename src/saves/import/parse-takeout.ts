import * as v from 'valibot'
import {
  type ImportedEntry,
  type ImportedList,
  MAX_IMPORT_ENTRIES,
  toEntry,
  toPosition,
  UnreadableFileError,
} from './imported-list.ts'

const OptionalText = v.optional(v.string())
/** Starred places in the Takeout format since 2023 and in the older one. */
const Properties = v.object({
  google_maps_url: OptionalText,
  'Google Maps URL': OptionalText,
  Title: OptionalText,
  Comment: OptionalText,
  location: v.optional(v.object({ name: OptionalText, address: OptionalText })),
  Location: v.optional(v.object({ 'Business Name': OptionalText, Address: OptionalText })),
})
const Feature = v.object({
  geometry: v.optional(v.nullable(v.object({ coordinates: v.optional(v.array(v.unknown())) }))),
  properties: v.optional(Properties, {}),
})
const Places = v.object({ type: v.literal('FeatureCollection'), features: v.array(v.unknown()) })

function toImportedEntry(feature: unknown): ImportedEntry | null {
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
 * Parses the saved places of Google Takeout, which are GeoJSON.
 * @throws {UnreadableFileError} for any other JSON
 */
export function parseTakeout(value: unknown): ImportedList {
  const parsed = v.safeParse(Places, value)
  if (!parsed.success) throw new UnreadableFileError('no list of places')
  const features = parsed.output.features.slice(0, MAX_IMPORT_ENTRIES)
  return {
    format: 'Google Takeout',
    name: null,
    entries: features.flatMap((feature) => toImportedEntry(feature) ?? []),
  }
}
