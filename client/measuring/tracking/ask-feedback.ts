import type { EventTracker } from './event-tracker.ts'

const FEEDBACK_SLOT = '[data-feedback]'
/** Values are what the event and the report say. */
const OPTIONS = [
  ['useful', 'Yes, it was'],
  ['not useful', 'Not really'],
] as const

function createOptionButton([value, textContent]: (typeof OPTIONS)[number]): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', value, textContent })
  button.dataset['track'] = 'feedback'
  return button
}

/** Puts the question, and a word of thanks in its place once it is answered; watchClicks tells of the answer. */
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

/** Asks at the end of a guide or a story whether it was useful, for as long as the visitor lets us count. */
export function askFeedback(_: EventTracker, signal: AbortSignal): void {
  for (const slot of document.querySelectorAll(FEEDBACK_SLOT)) {
    showQuestion(slot)
    signal.addEventListener('abort', () => slot.replaceChildren())
  }
}
