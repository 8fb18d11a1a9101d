import { pageWordsOf } from '#client/kit/page-language.ts'
import { MEASURING_CLIENT_WORDS } from '#client/measuring/words/measuring-client-words.ts'

/** Consent forms. */
const FORMS = 'form.consent, form[data-consent-form]'

function showIn(form: HTMLFormElement): void {
  if (form.dataset['privacyControl'] !== undefined) return
  form.dataset['privacyControl'] = ''
  for (const box of form.querySelectorAll<HTMLInputElement>('input[name]'))
    Object.assign(box, { checked: false, disabled: true })
  for (const button of form.querySelectorAll('button')) button.remove()
  const status =
    form.querySelector('[role="status"]') ?? form.parentElement?.querySelector('[data-consent-status]')
  if (status != null) status.textContent = pageWordsOf(MEASURING_CLIENT_WORDS).privacyControl
}

/**
 * Shows on consent forms that Global Privacy Control is honoured, for browsers that have it but do not send `Sec-GPC`,
 * so that the server cannot render it. Observes forms added later.
 */
export function showPrivacyControl(): void {
  const show = (): void => {
    for (const form of document.querySelectorAll<HTMLFormElement>(FORMS)) showIn(form)
  }
  show()
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true })
}
