import { isPlainClick } from '#client/kit/is-plain-click.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { readCurrentConsent } from '#client/measuring/read-measuring-settings.ts'
import { CONSENT_STATUS_WORDS } from '#client/measuring/words/consent-status-words.ts'
import {
  COOKIE_SETTINGS_PATH,
  type Consent,
  type ConsentState,
  consentFromForm,
} from '#isomorphic/measuring/consent-choice.ts'
import { saveConsent } from './save-consent.ts'

const WORDS = pageWordsOf(CONSENT_STATUS_WORDS)

/** Status text of the consent banner; null while no choice is made. */
function statusOf({ choice, isOptedOut, hasGlobalPrivacyControl }: ConsentState): string | null {
  if (hasGlobalPrivacyControl) return WORDS.privacyControl
  if (isOptedOut) return WORDS.optedOut
  if (choice === null) return null
  return choice.measurement ? WORDS.allowed : WORDS.refused
}

function showStatus(banner: HTMLFormElement, fallback: string | null): void {
  const status = statusOf(readCurrentConsent()) ?? fallback
  const text = banner.querySelector('p')
  if (status === null || text === null) return
  const hadFocus = banner.contains(document.activeElement)
  for (const button of banner.querySelectorAll('button')) button.hidden = true
  text.textContent = status
  text.tabIndex = -1
  if (hadFocus) text.focus()
}

/** Opens Cookie Settings in a dialog; navigates to their page when the dialog cannot be loaded. */
const openPanel = (address: string, onChoice: (consent: Consent) => void): Promise<void> =>
  import('./consent-panel.ts')
    .then(({ openConsentPanel }) => openConsentPanel(address, onChoice))
    .catch(() => location.assign(address))

/**
 * Handles the consent banner in the footer without a page load, and opens Cookie Settings in a dialog.
 * @param onChange called when the visitor changes the choice
 * @returns updates the banner after a change in another tab
 */
export function startConsentUi(onChange: () => void): () => void {
  const banner = document.querySelector<HTMLFormElement>('.consent-line')
  const show = (fallback: string | null): void => {
    if (banner !== null) showStatus(banner, fallback)
  }
  const applyChoice = (consent: Consent): void => {
    saveConsent(consent)
    onChange()
    show(WORDS.cookiesBlocked)
  }
  show(null)
  if (readCurrentConsent().hasGlobalPrivacyControl)
    void import('./show-privacy-control.ts').then(({ showPrivacyControl }) => showPrivacyControl())
  banner?.addEventListener('submit', (event) => {
    const { submitter } = event
    const choice = submitter instanceof HTMLButtonElement ? submitter.value : null
    const consent = consentFromForm(choice, () => false)
    if (consent === null) return
    event.preventDefault()
    applyChoice(consent)
  })
  // The consent form of the account settings is submitted natively; the choice is applied here too, because a reload
  // may come before the response.
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.dataset['consentForm'] === undefined) return
    const data = new FormData(target)
    applyChoice({ measurement: data.has('measurement'), advertising: data.has('advertising') })
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.getAttribute('href')?.endsWith(COOKIE_SETTINGS_PATH) !== true || !isPlainClick(event)) return
    if (location.pathname.endsWith(COOKIE_SETTINGS_PATH)) return
    event.preventDefault()
    void openPanel(link.pathname, applyChoice)
  })
  return () => show(null)
}
