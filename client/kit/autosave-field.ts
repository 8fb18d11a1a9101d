/** A pause in typing after which the text is saved. */
const TYPING_PAUSE_MS = 800

/** The state of a text that is saved as it is typed. */
export type AutosaveState = 'typing' | 'saving' | 'saved' | 'pending' | 'failed'

export type Autosave = {
  /** Saves what was typed since the last time; resolves when that is done. */
  readonly flush: () => Promise<void>
}

/**
 * Saves the text of a field as it is typed: after a pause, when the field loses the focus, and when the page is hidden.
 * Texts are saved one after another.
 * @param save stores a text; `pending` is stored on this device until the site can be reached
 * @param onState called with every change of state
 */
export function autosaveField(
  field: HTMLTextAreaElement,
  save: (text: string) => Promise<'saved' | 'pending' | 'failed'>,
  onState: (state: AutosaveState) => void,
): Autosave {
  let stored = field.value
  let timer = 0
  let inputs = 0
  let saving: Promise<void> = Promise.resolve()

  async function store(): Promise<void> {
    const text = field.value
    if (text === stored) return
    onState('saving')
    const before = inputs
    const outcome = await save(text)
    const isUntouched = inputs === before
    // The site may have put the text of another device before this one.
    if (outcome !== 'failed') stored = isUntouched ? field.value : text
    if (isUntouched) onState(outcome)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    saving = saving.then(store)
    return saving
  }

  field.addEventListener('input', () => {
    inputs += 1
    onState('typing')
    clearTimeout(timer)
    timer = window.setTimeout(() => void flush(), TYPING_PAUSE_MS)
  })
  field.addEventListener('blur', () => void flush())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush()
  })
  return { flush }
}
