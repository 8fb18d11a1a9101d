/** Formats that a trip is exported in. */
export const TRIP_FILE_FORMATS = ['ics', 'gpx', 'kml', 'json', 'md'] as const
export type TripFileFormat = (typeof TRIP_FILE_FORMATS)[number]

export const TRIP_FILE_TYPES: Readonly<Record<TripFileFormat, string>> = {
  ics: 'text/calendar; charset=utf-8',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
}

/** The name of a trip's file: plain letters only. */
export function tripFileName(name: string, format: TripFileFormat): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `fernway-${plain || 'trip'}.${format}`
}
