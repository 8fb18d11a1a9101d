/**
 * Adds a script of another site. It is asked for with CORS, because the page isolates itself from what does not say that
 * it may be used elsewhere.
 * @throws when it cannot be loaded
 */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.crossOrigin = 'anonymous'
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`could not load ${address}`)))
    document.head.append(script)
  })
}
