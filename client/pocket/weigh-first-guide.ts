import { type KeeperTools, readManifest } from './guide-keeper.ts'
import { isMetered } from './metered.ts'
import { guideSize } from './size-text.ts'

/**
 * Says what the guide weighs that an empty pocket is shown with. Of one alone: to weigh a guide is work for the site. Where
 * the network counts, it is said when it is asked for.
 */
export async function weighFirstGuide(part: HTMLElement, device: KeeperTools): Promise<void> {
  const place = part.querySelector('[data-weight]')
  const path = part.querySelector<HTMLElement>('[data-pocket]')?.dataset['pocket']
  if (place === null || place.textContent !== '' || path === undefined || isMetered()) return
  const { signal } = new AbortController()
  const manifest = await readManifest(path, { ...device, signal }).catch(() => null)
  if (manifest !== null) place.textContent = `${manifest.name}: ${guideSize(manifest)}`
}
