import { pageWordsOf } from '#client/kit/page-language.ts'
import { buildButton, buildElement } from './build-element.ts'
import type { DeferredInstallPrompt } from './defer-install-prompt.ts'
import { OFFLINE_CLIENT_WORDS } from './words/offline-client-words.ts'

const words = pageWordsOf(OFFLINE_CLIENT_WORDS).list

/** Appends a secondary button to a container once the browser offers to install the site. */
export function startInstallButton(container: HTMLElement, { onAvailable }: DeferredInstallPrompt): void {
  onAvailable((prompt) => {
    container.querySelector('[data-install]')?.remove()
    const installButton = buildButton(words.install, 'button button-ghost', () => {
      void prompt()
      line.remove()
    })
    const line = buildElement('p', { 'data-install': true }, installButton)
    container.append(line)
  })
}
