import type { GuideManifest } from './guide-manifest.ts'
import { guideSize, sizeText } from './size-text.ts'

/** What this site takes up on the device and may take, in bytes, and whether the device may take it back. */
export type StorageRoom = { readonly usage: number; readonly quota: number; readonly isLasting: boolean }

/** Null where the browser does not tell. */
export async function readRoom(): Promise<StorageRoom | null> {
  const { storage } = navigator
  if (storage?.estimate === undefined) return null
  const { usage = 0, quota = 0 } = await storage.estimate()
  return { usage, quota, isLasting: (await storage.persisted?.()) === true }
}

/** With less than this there is the page for bad networks, and nothing that anybody asked for. */
const NOTHING_YET = 100_000

/** The room of the device in a few words. */
export function roomText({ usage, quota, isLasting }: StorageRoom): string {
  if (usage < NOTHING_YET && quota > usage) return `There is room for ${sizeText(quota - usage)}.`
  const lasting = isLasting
    ? 'It stays until you take it out.'
    : 'The browser may clear it when the device runs out of room.'
  const more = quota > usage ? `room for ${sizeText(quota - usage)} more` : 'no room for more'
  return `All of it takes ${sizeText(usage)}; there is ${more}. ${lasting}`
}

/** What taking a guide out gave back: what it weighed, because browsers count some time later. */
export const freedText = (manifest: GuideManifest): string =>
  `${manifest.name} is out, and ${guideSize(manifest)} are free again.`
