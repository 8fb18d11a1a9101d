import { type ImportedEntry, toPosition } from './imported-list.ts'

const NUMBER = '(-?\\d{1,3}(?:\\.\\d{1,15})?)'
/** Position patterns in URLs of map services. */
const PATTERNS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`/search/${NUMBER},(?:\\+|%20)?${NUMBER}`),
  new RegExp(`/@${NUMBER},${NUMBER}`),
  new RegExp(`[?&](?:q|ll|query|center)=${NUMBER}(?:,|%2C)${NUMBER}`),
]

/** Parses the position in a URL of a map service; null when it has none. */
export function parseMapLink(link: string): ImportedEntry['at'] {
  for (const pattern of PATTERNS) {
    const [, latitude, longitude] = pattern.exec(link) ?? []
    if (latitude !== undefined) return toPosition(latitude, longitude)
  }
  return null
}
