import { pageWordsOf } from '#client/kit/page-language.ts'
import { buildButton } from '#client/offline/build-element.ts'
import { PRINT_NOW } from '#isomorphic/trips/trip-names.ts'
import { TRIP_TOOLS_WORDS } from './words/trip-tools-words.ts'

/** Prints the page once its pictures and typefaces are there. */
async function printWhenComplete(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await document.fonts.ready
  print()
}

/** Adds a button that prints the page, and prints at once when a plan leads here; without script the page says how. */
export function addPrintButton(tools: HTMLElement): void {
  tools.prepend(buildButton(pageWordsOf(TRIP_TOOLS_WORDS).print, 'button', () => print()))
  if (location.hash !== PRINT_NOW) return
  // Not again when the visitor returns to the page.
  history.replaceState(history.state, '', location.pathname)
  void printWhenComplete()
}
