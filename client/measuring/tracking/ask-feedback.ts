import type { EventTracker } from './event-tracker.ts'

const FEEDBACK_SLOT = '[data-feedback]'
/** Values in events and in the report. */
const OPTIONS = [
  ['useful', 'Yes, it was'],
  ['not useful', 'Not really'],
] as const

function createOptionButton([value, textContent]: (typeof OPTIONS)[number]): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', value, textContent })
  button.dataset['track'] = 'feedback'
  return button
}

/** Shows the question, and thanks after an answer; `watchClicks` reports the answer. */
function showQuestion(slot: Element): void {
  const text = Object.assign(document.createElement('p'), { textContent: 'Was this useful?', tabIndex: -1 })
  text.setAttribute('role', 'status')
  const buttons = OPTIONS.map(createOptionButton)
  slot.replaceChildren(text, ...buttons)
  for (const button of buttons) {
    button.addEventListener('click', () => {
      text.textContent = 'Thank you. That tells us what to fix first.'
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
