import { localiseAddress } from '#client/kit/localise-address.ts'
import { DEVICE_GUIDE_PATH } from '#isomorphic/offline/offline-names.ts'
import { downloadGuides, measureGuides } from './guide-set.ts'
import { isMetered } from './metered.ts'
import { createOfflineDevice } from './offline-device.ts'
import { readCompleteGuides } from './offline-guides.ts'
import { registerServiceWorker, supportsOfflineGuides } from './register-service-worker.ts'

/**
 * Downloads the pages that show what is stored on this device, such as `/saves`, so that they open without a network.
 * Call it when the visitor has stored something. Does nothing when a guide on the device contains them, where guides are
 * not supported, and on a metered network. Never rejects: the pages are there with a network, too.
 */
export async function keepDevicePages(): Promise<void> {
  if (!supportsOfflineGuides() || isMetered()) return
  try {
    const guides = await readCompleteGuides(caches)
    const path = localiseAddress(DEVICE_GUIDE_PATH)
    if (guides.some(({ manifest }) => manifest.files.some(([address]) => address === path))) return
    const device = createOfflineDevice(registerServiceWorker)
    const { signal } = new AbortController()
    const set = await measureGuides([path], device, signal)
    await downloadGuides(set, device, { signal, onProgress: () => undefined })
  } catch {
    // The next change tries again.
  }
}
