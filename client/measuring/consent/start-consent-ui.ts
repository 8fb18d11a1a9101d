import { readConsentNow } from '#client/measuring/read-measuring.ts'
import { COOKIE_SETTINGS_PATH, type Consent, type ConsentState, consentFrom } from './consent-choice.ts'
import { openConsentPanel } from './consent-panel.ts'
import { saveConsent } from './save-consent.ts'

/** What the line at the foot of the page says in place of its question; null while the question stands. */
function statusOf({ answer, isOptedOut, hasGlobalPrivacyControl }: ConsentState): string | null {
  if (hasGlobalPrivacyControl)
    return 'Your browser sends Global Privacy Control. We honour it: nothing is measured.'
  if (isOptedOut) return 'You have opted out, so nothing is measured.'
  if (answer === null) return null
  return answer.measurement ? 'You let us count. Thank you.' : 'Nothing is counted, as you asked.'
}

const NOT_KEPT = 'Your browser keeps no cookies, so your answer is not kept and nothing is counted.'

function showStatus(line: HTMLFormElement, otherwise: string | null): void {
  const status = statusOf(readConsentNow()) ?? otherwise
  const text = line.querySelector('p')
  if (status === null || text === null) return
  const hadFocus = line.contains(document.activeElement)
  for (const button of line.querySelectorAll('button')) button.hidden = true
  text.textContent = status
  text.tabIndex = -1
  if (hadFocus) text.focus()
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * The question in the footer is answered without leaving the page, and Cookie Settings open over it.
 * @param onChange called when the visitor's answer has changed
 * @returns shows what holds now, when it was changed elsewhere
 */
export function startConsentUi(onChange: () => void): () => void {
  const line = document.querySelector<HTMLFormElement>('.consent-line')
  const show = (otherwise: string | null): void => {
    if (line !== null) showStatus(line, otherwise)
  }
  const answer = (consent: Consent): void => {
    saveConsent(consent)
    onChange()
    show(NOT_KEPT)
  }
  show(null)
  if (readConsentNow().hasGlobalPrivacyControl)
    void import('./show-privacy-control.ts').then(({ showPrivacyControl }) => showPrivacyControl())
  line?.addEventListener('submit', (event) => {
    const { submitter } = event
    const choice = submitter instanceof HTMLButtonElement ? submitter.value : null
    const consent = consentFrom(choice, () => false)
    if (consent === null) return
    event.preventDefault()
    answer(consent)
  })
  // The form of the account's settings: it goes to the server by itself, but a reload may come before it has.
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.dataset['consentForm'] === undefined) return
    const data = new FormData(target)
    answer({ measurement: data.has('measurement'), advertising: data.has('advertising') })
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.getAttribute('href') !== COOKIE_SETTINGS_PATH || !isPlainClick(event)) return
    if (location.pathname === COOKIE_SETTINGS_PATH) return
    event.preventDefault()
    void openConsentPanel(answer)
  })
  return () => show(null)
}
