import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { onTrigger } from '#client/kit/island-triggers.ts'
import { DEVICE_SAVES_KEY, SAVE_FORM_SELECTOR } from '#isomorphic/saves/saves-names.ts'
import type { SaveButtons, startSaveButtons } from './save-buttons.ts'

function hasDeviceSaves(): boolean {
  try {
    return localStorage.getItem(DEVICE_SAVES_KEY) !== null
  } catch {
    return false
  }
}

/** Fallback when the module cannot be loaded. */
function submitWithoutScript(form: HTMLFormElement, { name, value }: HTMLButtonElement): void {
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
  form.append(field)
  form.submit()
}

/**
 * Loads the module for save buttons at idle or at the first click, which is not lost, and the scripts of the Saves
 * page. One small module serves all buttons of a page.
 * @param loadSaveButtons imports the module; may reject
 */
export function startSaves(
  session: ClientSessionStore,
  loadSaveButtons: () => Promise<{ readonly startSaveButtons: typeof startSaveButtons }>,
): void {
  const region = document.querySelector<HTMLElement>('[data-live-forms]')
  let loading: Promise<SaveButtons> | null = null
  const load = (): Promise<SaveButtons> => {
    loading ??= loadSaveButtons().then(({ startSaveButtons }) => startSaveButtons(session))
    return loading
  }
  if (region !== null) {
    onTrigger(region, 'idle', () => {
      void import('#client/kit/live-forms.ts').then((it) =>
        it.startLiveForms(region, async (element, action, body) => {
          return (await load()).queueForm(element, action, body)
        }),
      )
    })
  }
  if (region !== null || document.querySelector(SAVE_FORM_SELECTOR) !== null || hasDeviceSaves()) {
    onTrigger(document.body, 'idle', () => void load())
  }
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return
    if (!target.matches(SAVE_FORM_SELECTOR)) return
    event.preventDefault()
    void load().then(
      (buttons) => buttons.toggle(submitter),
      () => submitWithoutScript(target, submitter),
    )
  })
}
