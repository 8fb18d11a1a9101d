import { OFFLINE_FALLBACK_PATH } from '#isomorphic/offline/offline-names.ts'
import { type FetchTools, fetchFile } from './fetch-file.ts'

const BUILD = /<html[^>]* data-build="([^"]+)"/

/**
 * Asks the site for its build, past every cache: the page of offline guides may itself come from a guide of an earlier
 * build. Its smallest page states it.
 * @returns null when the site does not respond
 */
export async function fetchCurrentBuild(tools: FetchTools): Promise<string | null> {
  const page = await fetchFile(OFFLINE_FALLBACK_PATH, tools).then(
    (response) => response.text(),
    () => '',
  )
  return BUILD.exec(page)?.[1] ?? null
}
