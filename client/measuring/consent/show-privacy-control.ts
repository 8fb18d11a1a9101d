/** Consent forms. */
const FORMS = 'form.consent, form[data-consent-form]'
const HONOURED =
  'Your browser sends Global Privacy Control. We honour it: nothing is measured and nothing is shared.'

function showIn(form: HTMLFormElement): void {
  if (form.dataset['privacyControl'] !== undefined) return
  form.dataset['privacyControl'] = ''
  for (const box of form.querySelectorAll<HTMLInputElement>('input[name]'))
    Object.assign(box, { checked: false, disabled: true })
  for (const button of form.querySelectorAll('button')) button.remove()
  const status =
    form.querySelector('[role="status"]') ?? form.parentElement?.querySelector('[data-consent-status]')
  if (status != null) status.textContent = HONOURED
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
