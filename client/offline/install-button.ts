import { buildButton, buildElement } from './build-element.ts'
import type { DeferredInstallPrompt } from './defer-install-prompt.ts'

/** Appends a secondary button to a container once the browser offers to install the site. */
export function startInstallButton(container: HTMLElement, { onAvailable }: DeferredInstallPrompt): void {
  onAvailable((prompt) => {
    container.querySelector('[data-install]')?.remove()
    const installButton = buildButton('Put Fernway on the home screen', 'button button-ghost', () => {
      void prompt()
      line.remove()
    })
    const line = buildElement('p', { 'data-install': true }, installButton)
    container.append(line)
  })
}
