export const STREET_MAP_FOLDER = '/maps/streets/'
export const DESTINATIONS_PATH = '/destinations/'

/** Address of the streets of a town for the map of its guide. @param path of the guide */
export const streetMapAddress = (path: string): string =>
  `${STREET_MAP_FOLDER}${path.slice(DESTINATIONS_PATH.length)}.svg`
