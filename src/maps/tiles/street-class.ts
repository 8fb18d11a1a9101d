/** What a feature of a tile is drawn as, from the lowest to the highest. */
export const STREET_CLASSES = [
  'green',
  'water',
  'stream',
  'path',
  'minor',
  'middle',
  'major',
  'rail',
] as const
export type StreetClass = (typeof STREET_CLASSES)[number]

type Properties = Readonly<Record<string, unknown>>

const CLASS_OF_KIND: Readonly<Record<string, StreetClass>> = {
  highway: 'major',
  major_road: 'major',
  motorway: 'major',
  trunk: 'major',
  primary: 'major',
  medium_road: 'middle',
  secondary: 'middle',
  tertiary: 'middle',
  minor_road: 'minor',
  minor: 'minor',
  residential: 'minor',
  living_street: 'minor',
  unclassified: 'minor',
  pedestrian: 'minor',
  path: 'path',
  rail: 'rail',
  transit: 'rail',
}
const GREEN_KINDS: ReadonlySet<string> = new Set(
  'park garden grass grassland forest wood nature_reserve cemetery recreation_ground meadow scrub golf_course zoo'.split(
    ' ',
  ),
)
const AREA_LAYERS: ReadonlySet<string> = new Set(['landuse', 'landcover', 'natural', 'park', 'land'])
const STREET_LAYERS: ReadonlySet<string> = new Set(['roads', 'transportation', 'streets'])
const POLYGON = 3

/** `kind` in Protomaps and Shortbread, `class` in OpenMapTiles. */
function kindOf({ kind, class: kindInOpenMapTiles }: Properties): string {
  const found = kind ?? kindInOpenMapTiles
  return typeof found === 'string' ? found : ''
}

/**
 * What a feature is drawn as; null for what the map leaves out, such as buildings and labels of places. Understands the
 * layers of Protomaps, OpenMapTiles and Shortbread.
 * @param type geometry of the feature: 2 for lines, 3 for polygons
 */
export function streetClassOf(layer: string, type: number, properties: Properties): StreetClass | null {
  const kind = kindOf(properties)
  if (layer === 'water' || layer === 'water_polygons') return type === POLYGON ? 'water' : 'stream'
  if (layer === 'waterway' || layer === 'water_lines') return 'stream'
  if (AREA_LAYERS.has(layer))
    return type === POLYGON && (layer === 'park' || GREEN_KINDS.has(kind)) ? 'green' : null
  if (!STREET_LAYERS.has(layer) || type === POLYGON) return null
  // Protomaps has classes within a kind of road: a footway through a park is a path, a square for people is not.
  if (properties['kind_detail'] === 'pedestrian') return 'minor'
  return CLASS_OF_KIND[kind] ?? null
}

/** The name of a street; empty for one without. */
export function streetNameOf(layer: string, { name }: Properties): string {
  const hasNames = STREET_LAYERS.has(layer) || layer === 'transportation_name' || layer === 'street_labels'
  return hasNames && typeof name === 'string' ? name : ''
}
