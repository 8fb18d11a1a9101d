import { sizeText } from './size-text.ts'

/** What this site takes up on the device, what it may take, and whether the device may take it back. */
export async function roomLine(): Promise<string> {
  const { storage } = navigator
  if (storage?.estimate === undefined) return ''
  const { usage = 0, quota = 0 } = await storage.estimate()
  const isLasting = (await storage.persisted?.()) === true
  const lasting = isLasting
    ? 'It stays until you take it out.'
    : 'The browser may clear it when the device runs out of room.'
  return `All of it takes ${sizeText(usage)}; there is room for ${sizeText(Math.max(0, quota - usage))} more. ${lasting}`
}
