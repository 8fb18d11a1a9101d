import { startDragOrder } from '#client/kit/drag-order.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { guidesOfButton, KEEP_TRIP } from '#isomorphic/trips/trip-names.ts'
import { drawStoredTrip } from './draw-stored-trip.tsx'
import { showToday } from './show-today.ts'
import { accountTrips, deviceTrips } from './trip-database.ts'
import { TRIPS_CLIENT_WORDS } from './words/trips-client-words.ts'

function showMissing(region: HTMLElement): void {
  const words = pageWordsOf(TRIPS_CLIENT_WORDS)
  const heading = document.createElement('h1')
  heading.className = 'h1'
  heading.textContent = words.notFound
  const text = document.createElement('p')
  text.className = 'lead'
  text.textContent = words.notFoundText
  region.classList.add('wrap', 'section')
  region.replaceChildren(heading, text)
}

/** The form of a stop that was dragged. */
function placeForm({ id }: HTMLElement, index: number, day = ''): FormData {
  const body = new FormData()
  body.set('do', 'place')
  body.set('path', id)
  body.set('index', String(index))
  body.set('day', day)
  return body
}

/** Draws the trip of the address into the page, and changes it by the forms of the plan. */
export async function showDeviceTrip(region: HTMLElement): Promise<void> {
  const tripId = location.hash.slice(1)
  const stored = await deviceTrips
    .read(tripId)
    .then((found) => found ?? accountTrips.read(tripId))
    .catch(() => undefined)
  if (stored === undefined) return showMissing(region)
  const drawn = drawStoredTrip(region, stored)
  region.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(KEEP_TRIP) : null
    if (button !== null)
      void import('./keep-trip.ts').then(({ keepTrip }) =>
        keepTrip(guidesOfButton(button.dataset['keepTrip'])),
      )
  })
  startDragOrder(region, {
    itemSelector: '[data-path]',
    handleSelector: '[data-drag-handle]',
    onMoved: (item, index, list) => drawn.change(placeForm(item, index, list)),
  })
  showToday(stored)
  region.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    drawn.change(new FormData(event.target, event.submitter))
  })
}
