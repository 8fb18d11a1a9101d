import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { guideSizeText, sizeText } from './size-text.ts'

/** What this site takes up on the device and may take, in bytes, and whether the device may take it back. */
export type StorageStatus = { readonly usage: number; readonly quota: number; readonly isPersisted: boolean }

/** Null where the browser does not tell. */
export async function readStorageStatus(): Promise<StorageStatus | null> {
  const { storage } = navigator
  if (storage?.estimate === undefined) return null
  const { usage = 0, quota = 0 } = await storage.estimate()
  return { usage, quota, isPersisted: (await storage.persisted?.()) === true }
}

/** With less than this there is the page for bad networks, and nothing that anybody asked for. */
const MAX_EMPTY_USAGE_BYTES = 100_000

/** The room of the device in a few words. */
export function storageText({ usage, quota, isPersisted }: StorageStatus): string {
  if (usage < MAX_EMPTY_USAGE_BYTES && quota > usage) return `There is room for ${sizeText(quota - usage)}.`
  const persistenceText = isPersisted
    ? 'It stays until you take it out.'
    : 'The browser may clear it when the device runs out of room.'
  const availableText = quota > usage ? `room for ${sizeText(quota - usage)} more` : 'no room for more'
  return `All of it takes ${sizeText(usage)}; there is ${availableText}. ${persistenceText}`
}

/** What taking a guide out gave back: what it weighed, because browsers count some time later. */
export const freedText = (manifest: GuideManifest): string =>
  `${manifest.name} is out, and ${guideSizeText(manifest)} are free again.`
