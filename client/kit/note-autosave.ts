import { type Autosave, autosaveField } from './autosave-field.ts'

/** The note of an item, in a popover with a form. */
const NOTE = 'textarea[data-autosave]'

/**
 * Saves the notes of a region as they are typed, and says so beside them. Once the popover is closed the form is
 * submitted as its button would, so that the page shows the note; a note that was not changed is not submitted.
 * @param save stores the note of a form
 */
export function startNoteAutosave(
  region: HTMLElement,
  save: (form: HTMLFormElement) => Promise<'saved' | 'pending' | 'failed'>,
): void {
  const autosaves = new WeakMap<HTMLTextAreaElement, Autosave>()

  function start(field: HTMLTextAreaElement): Autosave | null {
    const { form } = field
    const state = form?.querySelector<HTMLElement>('[data-autosave-state]')
    if (form === null || state == null) return null
    return autosaveField(
      field,
      () => save(form),
      (name) => {
        state.textContent = state.dataset[name] ?? ''
      },
    )
  }

  region.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement) || !target.matches(NOTE) || autosaves.has(target)) return
    const autosave = start(target)
    if (autosave !== null) autosaves.set(target, autosave)
  })
  region.addEventListener(
    'toggle',
    (event) => {
      if (!(event.target instanceof HTMLElement) || (event as ToggleEvent).newState !== 'closed') return
      const field = event.target.querySelector<HTMLTextAreaElement>(NOTE)
      const autosave = field === null ? undefined : autosaves.get(field)
      if (field === null || autosave === undefined || field.value === field.defaultValue) return
      void autosave.flush().then(() => {
        if (field.isConnected) field.form?.requestSubmit(field.form.querySelector('[value="note"]'))
      })
    },
    // The event does not bubble.
    { capture: true },
  )
}
