import { pageWordsOf } from '#client/kit/page-language.ts'
import { buildButton, buildElement } from '#client/offline/build-element.ts'
import { accountTrips } from './trip-database.ts'
import { TRIP_TOOLS_WORDS } from './words/trip-tools-words.ts'

const words = pageWordsOf(TRIP_TOOLS_WORDS)

/** Lists the changes made without a network that the site refused, so that what was typed is not lost. */
export async function showRefusedTripChanges(region: HTMLElement, tripId: string): Promise<void> {
  const trip = await accountTrips.read(tripId).catch(() => undefined)
  const refused = trip?.refused ?? []
  if (trip === undefined || refused.length === 0) return
  const list = buildElement('ul', {}, ...refused.map(({ v }) => buildElement('li', {}, v)))
  const notice = buildElement(
    'div',
    { class: 'notice notice-problem wrap', role: 'alert' },
    buildElement('p', {}, words.refused(refused.length)),
    list,
    buildButton(words.close, 'link', () => {
      void accountTrips.write({ ...trip, refused: [] }).then(() => notice.remove())
    }),
  )
  region.before(notice)
}
