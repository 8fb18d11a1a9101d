/** Address of a list's page, and with `.gpx`, `.kml`, `.csv` or `.json` of its files; its forms go there too. */
export const listPath = (id: string): string => `/profile/saves/${id}`
