/**
 * Adds a third-party script. It is requested with CORS, because the page's cross-origin isolation blocks resources that
 * do not opt in.
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
