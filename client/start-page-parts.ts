import { startLazyImages } from '#client/images/lazy-images.ts'
import { showLocalTime } from '#client/site/local-time.ts'
import { markCurrentSection } from '#client/site/mark-current-section.ts'
import { startShareMenu } from '#client/site/start-share-menu.ts'
import { onTrigger } from './kit/island-triggers.ts'

function startEach<Part extends Element>(selector: string, start: (part: Part) => void): void {
  for (const part of document.querySelectorAll<Part>(selector)) start(part)
}

/** A map is whole without it, so a failure to fetch it is nobody's trouble. */
async function loadMapExplorer(figure: Element): Promise<void> {
  const { exploreMap } = await import('#client/maps/explore-map.ts')
  exploreMap(figure)
}

/** Starts what a little script improves on a page: the time it is there, the way down, sharing, late pictures. */
export function startPageParts(): void {
  // The first clock of a page takes a browser 10 ms of work, so it is wound when it comes into sight.
  startEach('[data-time-zone]', (clock) => onTrigger(clock, 'visible', () => showLocalTime(clock)))
  startEach('.local-nav', markCurrentSection)
  startEach('.share', startShareMenu)
  startEach('.map-figure', (figure) => onTrigger(figure, 'visible', () => void loadMapExplorer(figure)))
  if (document.querySelector('.picture > img[loading=lazy]') !== null) startLazyImages()
}
