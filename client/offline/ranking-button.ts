import { pageWordsOf } from '#client/kit/page-language.ts'
import { buildButton, buildElement } from './build-element.ts'
import type { OfflineGuide } from './offline-guides.ts'
import { OFFLINE_CLIENT_WORDS } from './words/offline-client-words.ts'

const words = pageWordsOf(OFFLINE_CLIENT_WORDS).ranking

/** Among fewer places there is nothing to choose. */
const MIN_PLACES = 2

/** Creates the section that ranks the downloaded places; empty for too few. Its script is loaded when it is wanted. */
export function startRankingButton(guides: readonly OfflineGuide[]): HTMLElement {
  const section = buildElement('section', { class: 'pocket-where', 'aria-label': words.section })
  const pages = guides.flatMap(({ manifest, downloadedAt }) => (downloadedAt === null ? [] : manifest.pages))
  // A guide in another language has the same places below its prefix.
  const places = pages.map((path) => path.replace(/^\/[a-z]{2}(?=\/)/, ''))
  const paths = [...new Set(places)].filter((path) => path.startsWith('/destinations/'))
  if (paths.length < MIN_PLACES) return section
  const button = buildButton(words.open, 'button', () => void open())
  const problem = buildElement('p', { role: 'status', class: 'meta' })
  async function open(): Promise<void> {
    button.disabled = true
    problem.replaceChildren()
    const loaded = await import('#client/where/show-guide-ranking.ts').catch(() => null)
    if (loaded === null) {
      button.disabled = false
      problem.append(words.failed)
      return
    }
    section.replaceChildren(buildElement('h2', { class: 'h2' }, words.section))
    await loaded.showGuideRanking(section, { build: buildElement, paths, monthNow: new Date().getMonth() })
  }
  section.append(button, problem)
  return section
}
