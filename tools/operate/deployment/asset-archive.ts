import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { DAY_S } from '#src/platform/durations.ts'

/** Retention of hashed files after their build was replaced; a week is promised (R8.4). */
const RETENTION_S = 30 * DAY_S
/** Folders of the built client with content-hashed file names. */
const FOLDERS = ['assets', 'fonts'] as const
/** Types of hashed files; files that only the worker reads have plain names. */
const HASHED_FILE = /\.(?:js|css|svg|woff2)$/

/** Key of the list of builds in the SETTINGS store. */
export const BUILDS_KEY = 'asset-builds'

const Builds = v.array(
  v.object({
    build: v.string(),
    files: v.array(v.string()),
    /** Null while the build is current. */
    replacedAtS: v.nullable(v.number()),
  }),
)
/** Builds whose files are in the SETTINGS store, newest first. */
export type ArchivedBuilds = v.InferOutput<typeof Builds>

/** @throws {Error} when the list is not what a deployment wrote */
export function parseArchivedBuilds(text: string | null): ArchivedBuilds {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Builds), text ?? '[]')
  if (!parsed.success) throw new Error(`the value ${BUILDS_KEY} of the SETTINGS store is no list of builds`)
  return parsed.output
}

/** Names of the hashed files of a built client, such as `assets/entry-1.js`. */
export const hashedFiles = (clientDir: string): readonly string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(clientDir, folder))
      .filter((file) => HASHED_FILE.test(file))
      .map((file) => `${folder}/${file}`),
  )

/** Whether the list contains the build as the current one, so that its files are archived. */
export const isCurrentBuild = (builds: ArchivedBuilds, build: string): boolean =>
  builds.some((one) => one.build === build && one.replacedAtS === null)

/** The list with a build that is about to be deployed, as the current one. */
export const addBuild = (builds: ArchivedBuilds, build: string, files: readonly string[]): ArchivedBuilds => [
  { build, files: [...files], replacedAtS: null },
  ...builds.filter((one) => one.build !== build),
]

/**
 * Updates the list once a build serves all visitors: all other builds count as replaced from now on, unless they
 * already were, and those replaced more than thirty days ago are removed.
 * @returns the list, and the files that no build of it contains
 */
export function markReplacedBuilds(
  builds: ArchivedBuilds,
  build: string,
  nowS: number,
): { readonly builds: ArchivedBuilds; readonly stale: readonly string[] } {
  const updated = builds.map((one) => ({
    ...one,
    replacedAtS: one.build === build ? null : (one.replacedAtS ?? nowS),
  }))
  const retained = updated.filter(
    ({ replacedAtS }) => replacedAtS === null || nowS - replacedAtS < RETENTION_S,
  )
  const referencedFiles = new Set(retained.flatMap(({ files }) => files))
  const stale = updated.flatMap(({ files }) => files).filter((file) => !referencedFiles.has(file))
  return { builds: retained, stale: [...new Set(stale)] }
}

export const assetKey = (file: string): string => `asset:${file}`

/** Writes the hashed files of a build, and the list of builds, in the format of `wrangler kv bulk put`. */
export function writeAssetArchive(clientDir: string, builds: ArchivedBuilds, listPath: string): void {
  const entries = hashedFiles(clientDir).map((file) => ({
    key: assetKey(file),
    value: readFileSync(join(clientDir, file)).toString('base64'),
    base64: true,
  }))
  writeFileSync(listPath, JSON.stringify([...entries, { key: BUILDS_KEY, value: JSON.stringify(builds) }]))
}
