import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** Hashed files are kept this long after something newer took their place; a week is promised (R8.4). */
const KEPT_S = 30 * 24 * 3600
/** Folders of the built client whose names change with their content. */
const FOLDERS = ['assets', 'fonts'] as const
/** Hashed files alone; those that only the worker reads have plain names. */
const SHIPPED = /\.(?:js|css|svg|woff2)$/

/** Key of the list of builds in the SETTINGS store. */
export const BUILDS_KEY = 'asset-builds'

const Builds = v.array(
  v.object({
    build: v.string(),
    files: v.array(v.string()),
    /** Null while nothing newer took its place. */
    replacedAtS: v.nullable(v.number()),
  }),
)
/** Builds whose files are in the SETTINGS store, newest first. */
export type AssetBuilds = v.InferOutput<typeof Builds>

/** @throws {Error} when the list is not what a deployment wrote */
export function parseAssetBuilds(text: string | null): AssetBuilds {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Builds), text ?? '[]')
  if (!parsed.success) throw new Error(`the value ${BUILDS_KEY} of the SETTINGS store is no list of builds`)
  return parsed.output
}

/** Names of the hashed files of a built client, such as `assets/entry-1.js`. */
export const hashedFiles = (clientDir: string): readonly string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(clientDir, folder))
      .filter((file) => SHIPPED.test(file))
      .map((file) => `${folder}/${file}`),
  )

/** Whether a build is in the list as one that nothing has replaced, so that its files are there. */
export const isNewest = (builds: AssetBuilds, build: string): boolean =>
  builds.some((one) => one.build === build && one.replacedAtS === null)

/** The list with a build that is about to be deployed, as one that nothing has replaced. */
export const withBuild = (builds: AssetBuilds, build: string, files: readonly string[]): AssetBuilds => [
  { build, files: [...files], replacedAtS: null },
  ...builds.filter((one) => one.build !== build),
]

/**
 * What becomes of the list once a build has all visitors: the others count as replaced from now on, unless they were
 * before, and those that were for thirty days go.
 * @returns the list, and the files that no build of it has
 */
export function afterReplacing(
  builds: AssetBuilds,
  build: string,
  nowS: number,
): { readonly builds: AssetBuilds; readonly stale: readonly string[] } {
  const marked = builds.map((one) => ({
    ...one,
    replacedAtS: one.build === build ? null : (one.replacedAtS ?? nowS),
  }))
  const kept = marked.filter(({ replacedAtS }) => replacedAtS === null || nowS - replacedAtS < KEPT_S)
  const needed = new Set(kept.flatMap(({ files }) => files))
  const stale = marked.flatMap(({ files }) => files).filter((file) => !needed.has(file))
  return { builds: kept, stale: [...new Set(stale)] }
}

export const assetKey = (file: string): string => `asset:${file}`

/** Writes the hashed files of a build, and the list of builds, as a list that `wrangler kv bulk put` takes. */
export function writeAssetArchive(clientDir: string, builds: AssetBuilds, listPath: string): void {
  const entries = hashedFiles(clientDir).map((file) => ({
    key: assetKey(file),
    value: readFileSync(join(clientDir, file)).toString('base64'),
    base64: true,
  }))
  writeFileSync(listPath, JSON.stringify([...entries, { key: BUILDS_KEY, value: JSON.stringify(builds) }]))
}
