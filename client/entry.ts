import { onMoment } from './kit/island-moments.ts'
import { createSessionStore } from './kit/profile-store.ts'
import { reloadOnceWhenChunksAreGone } from './kit/reload-once.ts'
import { startIslands } from './kit/start-islands.ts'
import { loadIdleParts } from './load-idle-parts.ts'
import { watchVisit } from './measuring/await-visit.ts'
import { SIGN_UP_EVENT } from './newsletter/sign-up-event.ts'
import { startSaves } from './saves/start-saves.ts'
import { carryPoster } from './site/carry-poster.ts'
import { returnHereAfterSignIn, showSession } from './site/show-session.ts'

/** Parts of a page that a little script improves (client/start-page-parts.ts). */
const PAGE_PARTS = '[data-time-zone],.local-nav,.share,.picture>img[loading=lazy]'

reloadOnceWhenChunksAreGone()
watchVisit(loadIdleParts)
const session = createSessionStore((input, init) => fetch(input, init))
startIslands(import.meta.glob('./*/*.island.tsx'), session)
startSaves(session, loadIdleParts)

for (const form of document.querySelectorAll<HTMLFormElement>('[data-watch-form]')) {
  onMoment(form, 'visible', () => void loadIdleParts().then((it) => it.watchForm(form)))
}
document.addEventListener(SIGN_UP_EVENT, (event) => {
  const { target, detail } = event as CustomEvent<string>
  void loadIdleParts().then((it) => it.reportSubmit(target as HTMLFormElement, detail))
})
if (document.querySelector(PAGE_PARTS) !== null) {
  onMoment(document.body, 'idle', () => void loadIdleParts().then((it) => it.startPageParts()))
}
carryPoster()

const header = document.querySelector('.site-header')
if (header !== null) {
  onMoment(header, 'interaction', () => {
    void loadIdleParts().then(({ startSiteNavigation }) => startSiteNavigation(header))
  })
  session.subscribe(() => showSession(session, loadIdleParts))
  onMoment(header, 'idle', () => {
    void session.checkSession()
    void loadIdleParts().then(({ showLayout }) => showLayout())
  })
  returnHereAfterSignIn()
}
