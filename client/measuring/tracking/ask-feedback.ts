import { pageWordsOf } from '#client/kit/page-language.ts'
import { MEASURING_CLIENT_WORDS } from '#client/measuring/words/measuring-client-words.ts'
import type { EventTracker } from './event-tracker.ts'

const FEEDBACK_SLOT = '[data-feedback]'
const WORDS = pageWordsOf(MEASURING_CLIENT_WORDS).feedback
/** Values in events and in the report, with the text of the button. */
const OPTIONS = [
  ['useful', WORDS.useful],
  ['not useful', WORDS.notUseful],
] as const

function createOptionButton([value, textContent]: (typeof OPTIONS)[number]): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', value, textContent })
  button.dataset['track'] = 'feedback'
  return button
}

/** Shows the question, and thanks after an answer; `watchClicks` reports the answer. */
function showQuestion(slot: Element): void {
  const text = Object.assign(document.createElement('p'), { textContent: WORDS.question, tabIndex: -1 })
  text.setAttribute('role', 'status')
  const buttons = OPTIONS.map(createOptionButton)
  slot.replaceChildren(text, ...buttons)
  for (const button of buttons) {
    button.addEventListener('click', () => {
      text.textContent = WORDS.thanks
      text.focus()
      for (const option of buttons) option.remove()
    })
  }
}

/** Shows the feedback question at the end of a guide or a story while the visitor's consent lasts. */
export function askFeedback(_: EventTracker, signal: AbortSignal): void {
  for (const slot of document.querySelectorAll(FEEDBACK_SLOT)) {
    showQuestion(slot)
    signal.addEventListener('abort', () => slot.replaceChildren())
  }
}
