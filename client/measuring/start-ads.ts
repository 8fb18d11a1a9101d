import { loadScript } from '#client/kit/load-script.ts'

/** Globals that ad engines read from `window` (docs/contracts.md). */
type AdGlobals = { fernwayAdId?: string; fernwayAdReady?: boolean; adEngine?: unknown }

const READY_EVENT = 'ad-engine-ready'
const ID_BYTES = 16

/** 32 random characters, new on every page: nothing is stored. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Loads the ad engine and sets the flag when the engine is ready or already loaded (S4.5). */
export function startAds(address: string): void {
  const globals = globalThis as AdGlobals
  globals.fernwayAdId = randomId()
  const setReady = (): void => {
    globals.fernwayAdReady = true
  }
  addEventListener(READY_EVENT, setReady, { once: true })
  if (globals.adEngine !== undefined) setReady()
  else loadScript(address).catch((error: unknown) => console.warn(String(error)))
}
