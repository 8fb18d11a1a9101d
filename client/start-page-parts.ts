import { startLazyImages } from '#client/images/lazy-images.ts'
import { showLocalTime } from '#client/site/local-time.ts'
import { markCurrentSection } from '#client/site/mark-current-section.ts'
import { startShareMenu } from '#client/site/start-share-menu.ts'
import { onTrigger } from './kit/island-triggers.ts'

function startEach<Part extends Element>(selector: string, start: (part: Part) => void): void {
  for (const part of document.querySelectorAll<Part>(selector)) start(part)
}

/** A map is complete without it, so a failed import is ignored. */
async function loadMapExplorer(figure: Element): Promise<void> {
  const { exploreMap } = await import('#client/maps/explore-map.ts')
  exploreMap(figure)
}

/** Starts the progressive enhancements of a page: local time, section marking, sharing, maps, lazy images. */
export function startPageParts(): void {
  // The first `Intl.DateTimeFormat` of a page takes 10 ms, so the clock starts when it becomes visible.
  startEach('[data-time-zone]', (clock) => onTrigger(clock, 'visible', () => showLocalTime(clock)))
  startEach('.local-nav', markCurrentSection)
  startEach('.share', startShareMenu)
  startEach('.map-figure', (figure) => onTrigger(figure, 'visible', () => void loadMapExplorer(figure)))
  if (document.querySelector('.picture > img[loading=lazy]') !== null) startLazyImages()
}
