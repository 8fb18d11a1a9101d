import { localiseAddress } from '#client/kit/localise-address.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { CHANGE_PANEL_WORDS } from '#client/saves/words/change-panel-words.ts'
import { createElement } from './create-element.ts'
import type { PanelPart } from './panel-context.ts'

const words = pageWordsOf(CHANGE_PANEL_WORDS)
/** The page on which a trip and a day are chosen (src/trips); it leads through sign-in. */
const ADD_TO_TRIP_PATH = '/profile/trips/add'

/** A link that puts the page on a trip. */
export const tripPart: PanelPart = ({ page }) =>
  createElement(
    'p',
    { className: 'save-panel-trip' },
    createElement('a', {
      className: 'link',
      href: localiseAddress(`${ADD_TO_TRIP_PATH}?path=${encodeURIComponent(page.path)}`),
      textContent: words.addToTrip,
    }),
  )
