import { useWords } from '#isomorphic/words/use-words.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'

export type GuideDownloadsProps = {
  /** Root-relative path of the place. */
  readonly path: string
}

/** Downloads of sights and routes for other devices, and printing the page. */
export function GuideDownloads({ path }: GuideDownloadsProps) {
  const words = useWords(DESTINATION_WORDS)
  return <p className="meta take-along">{words.downloads(`${path}.gpx`, `${path}.kml`)}</p>
}
