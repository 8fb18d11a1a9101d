import { createClientSessionStore } from './kit/client-session-store.ts'
import { onTrigger } from './kit/island-triggers.ts'
// In this chunk, so that the scripts that read text need no further file.
import './kit/page-language.ts'
import { startIslands } from './kit/start-islands.ts'
import { loadIdleParts } from './load-idle-parts.ts'
import { deferMeasuring } from './measuring/defer-measuring.ts'
import { SIGN_UP_EVENT } from './newsletter/sign-up-event.ts'
import { startSaves } from './saves/start-saves.ts'
import { startPosterTransition } from './site/poster-transition.ts'
import { setSignInReturnPath, showSession } from './site/show-session.ts'

/** Parts of a page that are progressively enhanced (client/start-page-parts.ts). */
const PAGE_PARTS = '[data-time-zone],.local-nav,.share,.map-figure,.picture>img[loading=lazy]'

/** The page of a trip of this device. */
const DRAWN_PAGE = '#device-trip'

const HEADER = '.site-header'
const header = document.querySelector(HEADER)
const session = createClientSessionStore((input, init) => fetch(input, init))
const startPageIslands = (): void => startIslands(import.meta.glob('./*/*.island.tsx'), session)

function startHeader(bar: Element | null): void {
  if (bar === null) return
  startPageIslands()
  onTrigger(bar, 'interaction', () => {
    void loadIdleParts().then(({ startSiteNavigation }) => startSiteNavigation(bar))
  })
  session.subscribe(() => showSession(session, loadIdleParts))
  const start = (): void => {
    void session.checkSession()
    void loadIdleParts().then(({ startIdle }) => startIdle(session))
  }
  // A page that a script draws has nothing to show until then.
  if (document.querySelector(DRAWN_PAGE) === null) onTrigger(bar, 'idle', start)
  else start()
  setSignInReturnPath()
}

function startPage(): void {
  if (header === null) startHeader(document.querySelector(HEADER))
  startPageIslands()
  startSaves(session, loadIdleParts)
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-watch-form]')) {
    onTrigger(form, 'visible', () => void loadIdleParts().then((it) => it.watchSignUpForm(form)))
  }
  if (document.querySelector(PAGE_PARTS) !== null) {
    onTrigger(document.body, 'idle', () => void loadIdleParts().then((it) => it.startPageParts()))
  }
  startPosterTransition()
}

deferMeasuring(loadIdleParts)
document.addEventListener(SIGN_UP_EVENT, (event) => {
  const { target, detail } = event as CustomEvent<string>
  void loadIdleParts().then((it) => it.reportSignUp(target as HTMLFormElement, detail))
})
// On a streamed page this runs before the deferred parts arrive; the header need not wait for them.
startHeader(header)
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startPage)
else startPage()
