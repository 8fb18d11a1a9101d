import { onMoment } from '#client/kit/island-moments.ts'
import type { SessionStore } from '#client/kit/profile-store.ts'
import type { SaveButtons, startSaveButtons } from './save-buttons.ts'
import { DEVICE_SAVES_KEY, SAVE_FORM } from './saved-place.ts'

function hasDeviceSaves(): boolean {
  try {
    return localStorage.getItem(DEVICE_SAVES_KEY) !== null
  } catch {
    return false
  }
}

/** As without script: the module could not be fetched. */
function submitPlainly(form: HTMLFormElement, { name, value }: HTMLButtonElement): void {
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
  form.append(field)
  form.submit()
}

/**
 * Fetches what save buttons need when the browser is idle, or at the first press, which then still counts; and what the
 * Saves page needs. One small module serves all buttons of a page.
 * @param fetchParts gives that module; may reject
 */
export function startSaves(
  session: SessionStore,
  fetchParts: () => Promise<{ readonly startSaveButtons: typeof startSaveButtons }>,
): void {
  const region = document.querySelector<HTMLElement>('[data-live-forms]')
  let loading: Promise<SaveButtons> | null = null
  const load = (): Promise<SaveButtons> => {
    loading ??= fetchParts().then(({ startSaveButtons }) =>
      startSaveButtons(session, () => {
        // The page was made before the account knew what the device had.
        if (region !== null) location.reload()
      }),
    )
    return loading
  }
  if (region !== null) {
    onMoment(region, 'idle', () => {
      void import('#client/kit/live-forms.ts').then(({ startLiveForms }) =>
        startLiveForms(region, async (part, action, body) => {
          return (await load()).keepForm(part, action, body)
        }),
      )
    })
  }
  if (region !== null || document.querySelector(SAVE_FORM) !== null || hasDeviceSaves()) {
    onMoment(document.body, 'idle', () => void load())
  }
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return
    if (!target.matches(SAVE_FORM)) return
    event.preventDefault()
    void load().then(
      (buttons) => buttons.toggle(submitter),
      () => submitPlainly(target, submitter),
    )
  })
}
