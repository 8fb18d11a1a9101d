import { carryPoster } from './browser/carry-poster.ts'
import { onMoment } from './browser/island-moments.ts'
import { reloadOnceWhenChunksAreGone } from './browser/reload-once.ts'
import { createSessionStore } from './browser/session-store.ts'
import { returnHereAfterSignIn, showSession } from './browser/show-session.ts'
import { startIslands } from './browser/start-islands.ts'
import { startSaves } from './browser/start-saves.ts'
import { watchVisit } from './browser/watch-visit.ts'

/** Parts of a page that a little script improves (client/browser/start-page-parts.ts). */
const PAGE_PARTS = '[data-time-zone],.local-nav,.share,.picture>img[loading=lazy]'

reloadOnceWhenChunksAreGone()
watchVisit()
const session = createSessionStore((input, init) => fetch(input, init))
startIslands(import.meta.glob('./islands/*.island.tsx'), session)
startSaves(session)

for (const form of document.querySelectorAll<HTMLFormElement>('[data-watch-form]')) {
  onMoment(form, 'visible', () => void import('./browser/watch-form.ts').then((it) => it.watchForm(form)))
}
if (document.querySelector(PAGE_PARTS) !== null) {
  onMoment(document.body, 'idle', () => {
    void import('./browser/start-page-parts.ts').then(({ startPageParts }) => startPageParts())
  })
}
carryPoster()

const header = document.querySelector('.site-header')
if (header !== null) {
  onMoment(header, 'interaction', () => {
    void import('./browser/site-navigation.ts').then(({ startSiteNavigation }) => startSiteNavigation(header))
  })
  session.subscribe(() => showSession(session))
  onMoment(header, 'idle', () => {
    void session.checkSession()
    void import('./browser/show-layout.ts').then(({ showLayout }) => showLayout())
  })
  returnHereAfterSignIn()
}
