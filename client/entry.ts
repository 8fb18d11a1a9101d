import { carryPoster } from './browser/carry-poster.ts'
import { onMoment } from './browser/island-moments.ts'
import { loadIdleParts } from './browser/load-idle-parts.ts'
import { reloadOnceWhenChunksAreGone } from './browser/reload-once.ts'
import { createSessionStore } from './browser/session-store.ts'
import { returnHereAfterSignIn, showSession } from './browser/show-session.ts'
import { startIslands } from './browser/start-islands.ts'
import { startSaves } from './browser/start-saves.ts'
import { watchVisit } from './browser/watch-visit.ts'
import { SIGN_UP_EVENT } from './shared/sign-up-event.ts'

reloadOnceWhenChunksAreGone()
watchVisit()
const session = createSessionStore((input, init) => fetch(input, init))
startIslands(import.meta.glob('./islands/*.island.tsx'), session)
startSaves(session)

for (const form of document.querySelectorAll<HTMLFormElement>('[data-watch-form]')) {
  onMoment(form, 'visible', () => void loadIdleParts().then((it) => it.watchForm(form)))
}
document.addEventListener(SIGN_UP_EVENT, (event) => {
  const { target, detail } = event as CustomEvent<string>
  void loadIdleParts().then((it) => it.reportSubmit(target as HTMLFormElement, detail))
})
const clock = document.querySelector('[data-time-zone]')
if (clock !== null) {
  // The first clock of a page takes a browser 10 ms of work, so it is wound when it comes into sight, and not while loading.
  onMoment(clock, 'idle', () => {
    onMoment(clock, 'visible', () => void loadIdleParts().then(({ showLocalTime }) => showLocalTime(clock)))
  })
}
carryPoster()

const header = document.querySelector('.site-header')
if (header !== null) {
  onMoment(header, 'interaction', () => {
    void loadIdleParts().then(({ startSiteNavigation }) => startSiteNavigation(header))
  })
  session.subscribe(() => showSession(session))
  onMoment(header, 'idle', () => {
    void session.checkSession()
    void loadIdleParts().then(({ showLayout }) => showLayout())
  })
  returnHereAfterSignIn()
}

if (document.querySelector('.picture > img[loading=lazy]') !== null) {
  onMoment(document.body, 'idle', () => {
    void loadIdleParts().then(({ watchLazyPictures }) => watchLazyPictures())
  })
}
