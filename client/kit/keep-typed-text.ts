import { hasTypedText } from './has-typed-text.ts'
import { pageWordsOf } from './page-language.ts'
import { LIVE_FORMS_WORDS } from './words/live-forms-words.ts'

const NOTICE = 'data-unsent'

function showUnsent(form: HTMLFormElement): void {
  const notice = document.createElement('p')
  notice.className = 'notice notice-problem'
  notice.setAttribute(NOTICE, '')
  notice.setAttribute('role', 'alert')
  form.append(notice)
  // Filled once it is in the page, so that screen readers announce it.
  notice.textContent = pageWordsOf(LIVE_FORMS_WORDS).unsent
  notice.scrollIntoView({ block: 'nearest' })
}

/** Removes the notice of an earlier attempt. */
export function clearUnsent(form: HTMLFormElement): void {
  form.querySelector(`[${NOTICE}]`)?.remove()
}

/**
 * After a form that was neither taken by the site nor stored on the device: shows what the site has, with a page about
 * the network or the sign-in where that is the cause. Text that is typed anywhere on the page stays instead, and the
 * form says what happened.
 */
export function reloadOrKeepText(form: HTMLFormElement): void {
  if (hasTypedText()) showUnsent(form)
  else location.reload()
}
