/** Formats that a list is exported in. */
export const LIST_FILE_FORMATS = ['gpx', 'kml', 'csv', 'json'] as const
export type ListFileFormat = (typeof LIST_FILE_FORMATS)[number]
