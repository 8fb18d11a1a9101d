import type { FormContext } from '#client/shared/tracking-events.ts'
import { describeElement } from './element-facts.ts'
import type { EventTracker } from './event-tracker.ts'

/** Fields that offer values; what is typed freely may be about a person and stays here. */
const OFFERED = 'select, input[type="checkbox"], input[type="radio"]'
const SEARCH = 'form[role="search"], form[action="/search"]'

function contextOf(form: HTMLFormElement): FormContext {
  const hidden = (name: string): string => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLInputElement ? field.value : ''
  }
  return {
    formId: form.id,
    formName: hidden('formName') || form.getAttribute('aria-label') || form.getAttribute('action') || 'form',
    formType: hidden('formType') || form.getAttribute('role') || 'form',
    source: hidden('source'),
  }
}

/** The words that a search form is about to send; blank ones lead nowhere (spec section 5). */
function termOf(form: HTMLFormElement): string {
  return String(new FormData(form).get('q') ?? '').trim()
}

/** Fields that were filled, and searches that were sent; forms marked `data-track="none"` are left alone. */
export function watchForms(tracker: EventTracker, signal: AbortSignal): void {
  const onChange = ({ target }: Event): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    if (!isField || target.form === null || target.closest('[data-track="none"]') !== null) return
    const fieldValue =
      target instanceof HTMLInputElement && target.matches('[type="checkbox"]')
        ? String(target.checked)
        : target.value
    tracker.beam('FieldInputted', {
      formContext: contextOf(target.form),
      userInputField: {
        fieldName: target.name || target.id,
        fieldType: target.type,
        ...(target.matches(OFFERED) ? { fieldValue } : {}),
      },
    })
  }
  const onSubmit = ({ target }: Event): void => {
    if (!(target instanceof HTMLFormElement) || !target.matches(SEARCH)) return
    const searchTerm = termOf(target)
    if (searchTerm === '') return
    tracker.command('search', { searchTerm, location: describeElement(target).location })
  }
  document.addEventListener('change', onChange, { capture: true, signal })
  document.addEventListener('submit', onSubmit, { capture: true, signal })
}
