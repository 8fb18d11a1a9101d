import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { guideSizeText, sizeText } from './size-text.ts'

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
  if (usage < MAX_EMPTY_USAGE_BYTES && quota > usage) return `There is room for ${sizeText(quota - usage)}.`
  const persistenceText = isPersisted
    ? 'It stays until you take it out.'
    : 'The browser may clear it when the device runs out of room.'
  const availableText = quota > usage ? `room for ${sizeText(quota - usage)} more` : 'no room for more'
  return `All of it takes ${sizeText(usage)}; there is ${availableText}. ${persistenceText}`
}

/** Describes the storage that a removed guide freed: its own size, because browsers update their estimate later. */
export const freedText = (manifest: GuideManifest): string =>
  `${manifest.name} is out, and ${guideSizeText(manifest)} are free again.`
