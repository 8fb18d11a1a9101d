import { button, element } from './build-element.ts'
import type { InstallOffer } from './hold-install-offer.ts'

/** A quiet button at the end of a part of the page, once the browser offers to install the site. */
export function startInstallButton(part: HTMLElement, { whenOffered }: InstallOffer): void {
  whenOffered((take) => {
    part.querySelector('[data-install]')?.remove()
    const ask = button('Put Fernway on the home screen', 'button button-ghost', () => {
      void take()
      line.remove()
    })
    const line = element('p', { 'data-install': true }, ask)
    part.append(line)
  })
}
