import type { EventTracker } from './event-tracker.ts'

const PLACE = '[data-feedback]'
/** Values are what the event and the report say. */
const ANSWERS = [
  ['useful', 'Yes, it was'],
  ['not useful', 'Not really'],
] as const

function createAnswer([value, textContent]: (typeof ANSWERS)[number]): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', value, textContent })
  button.dataset['track'] = 'feedback'
  return button
}

/** Puts the question, and a word of thanks in its place once it is answered; watchClicks tells of the answer. */
function ask(place: Element): void {
  const text = Object.assign(document.createElement('p'), { textContent: 'Was this useful?', tabIndex: -1 })
  text.setAttribute('role', 'status')
  const answers = ANSWERS.map(createAnswer)
  place.replaceChildren(text, ...answers)
  for (const button of answers) {
    button.addEventListener('click', () => {
      text.textContent = 'Thank you. That tells us what to mend first.'
      text.focus()
      for (const answer of answers) answer.remove()
    })
  }
}

/** Asks at the end of a guide or a story whether it was useful, for as long as the visitor lets us count. */
export function askFeedback(_: EventTracker, signal: AbortSignal): void {
  for (const place of document.querySelectorAll(PLACE)) {
    ask(place)
    signal.addEventListener('abort', () => place.replaceChildren())
  }
}
