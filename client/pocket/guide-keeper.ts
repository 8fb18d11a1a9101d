import { type FetchTools, fetchFile, KeepError, type KeepFailure } from './fetch-file.ts'
import type { GuideManifest } from './guide-manifest.ts'
import { type KeepProgress, keepGuide, removeGuide } from './keep-guide.ts'
import { type Caches, type KeptGuide, readKeptGuides } from './kept-guides.ts'
import { manifestAddress } from './pocket-names.ts'

/** How it stands with one guide on this device. */
export type GuideState =
  | { readonly kind: 'asking' }
  /** Not here, or a part of it. */
  | { readonly kind: 'offered'; readonly manifest: GuideManifest; readonly isBegun: boolean }
  | { readonly kind: 'keeping'; readonly manifest: GuideManifest; readonly progress: KeepProgress }
  | { readonly kind: 'stopped'; readonly why: KeepFailure }
  /** `isOld`: the site has a newer edition. */
  | { readonly kind: 'kept'; readonly guide: KeptGuide; readonly isOld: boolean }
  /** Nothing is here and the site cannot say what it weighs. */
  | { readonly kind: 'unknown' }

export type KeeperTools = Omit<FetchTools, 'signal'> & {
  readonly caches: Caches
  readonly nowIso: () => string
  /** Runs one work on a guide at a time, whatever window it is in. Rejects when it is called off while it waits. */
  readonly alone: (path: string, work: () => Promise<void>, signal: AbortSignal) => Promise<void>
  /** The same without waiting: what another window does with the guide is called off there. */
  readonly atOnce: (path: string, work: () => Promise<void>) => Promise<void>
  /** Called before a guide is kept, and when one has come or gone. */
  readonly onKeeping: () => Promise<void>
  readonly onChanged: () => void
}

export type GuideKeeper = {
  /**
   * Says how it stands.
   * @param build of the site as it is now; null: the site is asked what the guide holds now
   */
  readonly look: (build: string | null) => Promise<void>
  /** Keeps the edition of now: goes on from what is here, or takes the place of an earlier one. */
  readonly keep: () => Promise<void>
  readonly stop: () => void
  readonly remove: () => Promise<void>
}

const NOTHING: KeepProgress = { files: 0, allFiles: 0, bytes: 0 }

function reasonOf(error: unknown): KeepFailure {
  if (error instanceof KeepError) return error.reason
  return error instanceof DOMException && error.name === 'AbortError' ? 'stopped' : 'failed'
}

/** What the site says that a guide holds now. @throws {KeepError} */
export async function readManifest(path: string, tools: FetchTools): Promise<GuideManifest> {
  const answer = await fetchFile(manifestAddress(path), tools)
  return (await answer.json()) as GuideManifest
}

/**
 * Keeps the edition of now: begins once more when the site became another build on the way.
 * @param readNow what the site says that the guide holds
 * @throws whatever the two throw
 */
export async function keepNow(
  readNow: () => Promise<GuideManifest>,
  keep: (manifest: GuideManifest) => Promise<void>,
): Promise<GuideManifest> {
  const manifest = await readNow()
  const hasChanged = await keep(manifest).then(
    () => false,
    (error: unknown) => {
      if (reasonOf(error) === 'changed') return true
      throw error
    },
  )
  if (!hasChanged) return manifest
  const next = await readNow()
  await keep(next)
  return next
}

/** Keeps one guide, and says at every step how it stands. Never rejects. */
export function createGuideKeeper(
  path: string,
  tools: KeeperTools,
  show: (state: GuideState) => void,
): GuideKeeper {
  const { caches } = tools
  let running = new AbortController()
  let asked: GuideManifest | null = null
  let keeping: Promise<void> | null = null

  async function askSite(): Promise<GuideManifest> {
    asked ??= await readManifest(path, { ...tools, signal: running.signal })
    return asked
  }

  async function keepEdition(signal: AbortSignal): Promise<void> {
    const manifest = await keepNow(askSite, async (edition) => {
      // Whoever asks once more asks anew: the site may be another by then.
      asked = null
      const onProgress = (progress: KeepProgress): void =>
        show({ kind: 'keeping', manifest: edition, progress })
      onProgress(NOTHING)
      await tools.onKeeping()
      await tools.alone(path, () => keepGuide(edition, { ...tools, signal, onProgress }), signal)
    })
    asked = manifest
  }

  async function keep(): Promise<void> {
    const own = new AbortController()
    running = own
    try {
      await keepEdition(own.signal)
      tools.onChanged()
      await look(asked?.build ?? null)
    } catch (error) {
      // Another window that took the guide out leaves nothing to go on with here.
      own.abort()
      asked = null
      tools.onChanged()
      show({ kind: 'stopped', why: reasonOf(error) })
    }
  }

  async function look(build: string | null): Promise<void> {
    const here = (await readKeptGuides(caches)).filter(({ manifest }) => manifest.path === path)
    const [first] = here
    if (first === undefined) show({ kind: 'asking' })
    else if (first.keptAt === null) show({ kind: 'offered', manifest: first.manifest, isBegun: true })
    else show({ kind: 'kept', guide: first, isOld: build !== null && build !== first.manifest.build })
    if (build !== null && first !== undefined) return
    try {
      const manifest = await askSite()
      if (first === undefined || first.keptAt === null)
        return show({ kind: 'offered', manifest, isBegun: first !== undefined })
      if (manifest.build !== first.manifest.build) show({ kind: 'kept', guide: first, isOld: true })
    } catch {
      if (first === undefined) show({ kind: 'unknown' })
    }
  }

  return {
    look,
    async keep() {
      keeping ??= keep().finally(() => {
        keeping = null
      })
      await keeping
    },
    stop: () => running.abort(),
    async remove() {
      running.abort()
      await tools.atOnce(path, () => removeGuide(caches, path)).catch(() => undefined)
      tools.onChanged()
      running = new AbortController()
      await look(null)
    },
  }
}
