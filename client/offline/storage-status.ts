import { pageWordsOf } from '#client/kit/page-language.ts'
import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { guideSizeText, sizeText } from './size-text.ts'
import { OFFLINE_CLIENT_WORDS } from './words/offline-client-words.ts'

const words = pageWordsOf(OFFLINE_CLIENT_WORDS).storage

/** Storage usage and quota of this site in bytes, and whether the storage is persistent. */
export type StorageStatus = { readonly usage: number; readonly quota: number; readonly isPersisted: boolean }

/** Null where the browser does not support storage estimates. */
export async function readStorageStatus(): Promise<StorageStatus | null> {
  const { storage } = navigator
  if (storage?.estimate === undefined) return null
  const { usage = 0, quota = 0 } = await storage.estimate()
  return { usage, quota, isPersisted: (await storage.persisted?.()) === true }
}

/** Below this usage only the fallback page is cached. */
const MAX_EMPTY_USAGE_BYTES = 100_000

/** Describes the storage of the device in a few words. */
export function storageText({ usage, quota, isPersisted }: StorageStatus): string {
  const free = quota > usage ? sizeText(quota - usage) : null
  return usage < MAX_EMPTY_USAGE_BYTES && free !== null
    ? words.free(free)
    : words.used(sizeText(usage), free, isPersisted)
}

/** Describes the storage that a removed guide freed: its own size, because browsers update their estimate later. */
export const freedText = (manifest: GuideManifest): string =>
  words.freed(manifest.name, guideSizeText(manifest))
