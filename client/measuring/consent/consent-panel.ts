import { pageWordsOf } from '#client/kit/page-language.ts'
import { MEASURING_CLIENT_WORDS } from '#client/measuring/words/measuring-client-words.ts'
import { type Consent, consentFromForm } from '#isomorphic/measuring/consent-choice.ts'

const TITLE_ID = 'consent-title'

/** Fetches the consent form of Cookie Settings, which contains the current choice. */
async function fetchForm(address: string): Promise<HTMLFormElement> {
  const response = await fetch(address)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const form = page.querySelector<HTMLFormElement>('form.consent')
  if (!response.ok || form === null) throw new Error('no cookie settings')
  return document.adoptNode(form)
}

function createDialog(form: HTMLFormElement): HTMLDialogElement {
  const words = pageWordsOf(MEASURING_CLIENT_WORDS).cookieSettings
  const dialog = document.createElement('dialog')
  dialog.className = 'consent-dialog'
  dialog.setAttribute('aria-labelledby', TITLE_ID)
  dialog.dataset['track'] = 'none'
  const title = Object.assign(document.createElement('h2'), {
    className: 'h3',
    id: TITLE_ID,
    textContent: words.title,
  })
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button-ghost',
    textContent: words.close,
  })
  close.addEventListener('click', () => dialog.close())
  const top = Object.assign(document.createElement('div'), { className: 'consent-top' })
  top.append(title, close)
  dialog.append(top, form)
  dialog.addEventListener('close', () => dialog.remove())
  return dialog
}

/**
 * Opens Cookie Settings in a dialog.
 * @param address of their page in the language of this one
 * @throws when the form cannot be fetched
 */
export async function openConsentPanel(address: string, onChoice: (consent: Consent) => void): Promise<void> {
  const form = await fetchForm(address)
  const dialog = createDialog(form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { submitter } = event
    const data = new FormData(form)
    const choice = submitter instanceof HTMLButtonElement ? submitter.value : 'chosen'
    const consent = consentFromForm(choice, (name) => data.has(name))
    if (consent !== null) onChoice(consent)
    dialog.close()
  })
  document.body.append(dialog)
  dialog.showModal()
}
