import { watchLazyPictures } from './lazy-pictures.ts'
import { showLocalTime } from './local-time.ts'
import { markCurrentSection } from './mark-section.ts'
import { startShareMenu } from './share-menu.ts'

function each<Part extends Element>(selector: string, start: (part: Part) => void): void {
  for (const part of document.querySelectorAll<Part>(selector)) start(part)
}

/** Starts what a little script improves on a page: the time it is there, the way down, sharing, late pictures. */
export function startPageParts(): void {
  each('[data-time-zone]', showLocalTime)
  each('.local-nav', markCurrentSection)
  each('.share', startShareMenu)
  if (document.querySelector('.picture > img[loading=lazy]') !== null) watchLazyPictures()
}
