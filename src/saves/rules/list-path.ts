/**
 * Path of a list's page, which also accepts its forms; with `.gpx`, `.kml`, `.csv` or `.json` the path of its files.
 */
export const listPath = (id: string): string => `/profile/saves/${id}`
