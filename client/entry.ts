import { onMoment } from './browser/island-moments.ts'
import { createSessionStore } from './browser/session-store.ts'
import { returnHereAfterSignIn, showSession } from './browser/show-session.ts'
import { startIslands } from './browser/start-islands.ts'
import { watchVisit } from './browser/watch-visit.ts'

watchVisit()
const session = createSessionStore((input, init) => fetch(input, init))
startIslands(import.meta.glob('./islands/*.island.tsx'), session)

const header = document.querySelector('.site-header')
if (header !== null) {
  onMoment(header, 'interaction', () => {
    void import('./browser/site-navigation.ts').then(({ startSiteNavigation }) => startSiteNavigation(header))
  })
  session.subscribe(() => showSession(session))
  onMoment(header, 'idle', () => void session.checkSession())
  returnHereAfterSignIn()
}
