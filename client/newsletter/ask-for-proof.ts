import type { Challenge } from './send-sign-up.ts'

type Turnstile = {
  readonly render: (
    place: HTMLElement,
    options: {
      readonly sitekey: string
      readonly callback: (proof: string) => void
      readonly 'error-callback': () => void
    },
  ) => unknown
}

const turnstile = (): Turnstile | undefined => (globalThis as { turnstile?: Turnstile }).turnstile

function loadScript(src: string): Promise<void> {
  if (turnstile() !== undefined) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      src,
      async: true,
      crossOrigin: 'anonymous',
    })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('Turnstile did not load')))
    document.head.append(script)
  })
}

/**
 * Lets Turnstile ask the visitor for proof of a person. Its script is fetched only now, when the server has asked for it.
 * Rejects when Turnstile cannot be had.
 */
export async function askForProof(place: HTMLElement, { siteKey, script }: Challenge): Promise<string> {
  await loadScript(script)
  return new Promise((resolve, reject) => {
    turnstile()?.render(place, {
      sitekey: siteKey,
      callback: resolve,
      'error-callback': () => reject(new Error('Turnstile failed')),
    })
  })
}
