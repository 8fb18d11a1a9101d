import { SEARCH_EVENT, type SearchEventDetail } from '#client/search/search-event.ts'
import { privatePagePrefixOf } from '#isomorphic/measuring/private-page.ts'
import type { FormContext } from '#isomorphic/measuring/tracking-events.ts'
import { describeElement } from './describe-element.ts'
import type { EventTracker } from './event-tracker.ts'

/** Fields that a visitor fills in. */
const FIELD = 'input:not([type="hidden"]), select, textarea'
/** Fields with predefined values; free text may be personal and is never sent. */
const CHOICE_FIELD = 'select, input[type="checkbox"], input[type="radio"]'
const SEARCH = 'form[role="search"], form[action$="/search"]'
/** Forms that are excluded, or that report events themselves (client/newsletter/watch-sign-up-form.ts). */
const UNTRACKED_FORM = '[data-track="none"], [data-watch-form]'
/** Same limit as the search (M1.20). */
const MAX_TERM = 200

/** Target path of a form, without secrets. */
function actionOf(form: HTMLFormElement): string {
  const path = (form.getAttribute('action') ?? '').replace(/[?#].*/s, '')
  return privatePagePrefixOf(path) ?? path
}

function contextOf(form: HTMLFormElement): FormContext {
  const hidden = (name: string): string => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLInputElement ? field.value : ''
  }
  return {
    formId: form.getAttribute('id') ?? '',
    formName: hidden('formName') || form.getAttribute('aria-label') || actionOf(form) || 'form',
    formType: hidden('formType') || form.getAttribute('role') || 'form',
    source: hidden('source'),
  }
}

/** Value of a field with predefined values; on private pages these may be personal. */
function choiceValueOf(
  field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
): string | undefined {
  if (!field.matches(CHOICE_FIELD) || privatePagePrefixOf(location.pathname) !== null) return undefined
  return field instanceof HTMLInputElement && field.type === 'checkbox' ? String(field.checked) : field.value
}

/** Reports filled fields, submitted forms and searches, and chosen suggestions. */
export function watchForms({ beam, command }: EventTracker, signal: AbortSignal): void {
  const search = (term: string, location: string): void => {
    const searchTerm = term.trim().slice(0, MAX_TERM)
    // Blank searches do nothing (S5.3).
    if (searchTerm !== '') command('search', { searchTerm, location })
  }
  const onChange = ({ target }: Event): void => {
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement
    if (!isField || target.form === null || target.closest('[data-track="none"]') !== null) return
    const fieldValue = choiceValueOf(target)
    beam('FieldInputted', {
      formContext: contextOf(target.form),
      userInputField: {
        fieldName: target.name || target.id,
        fieldType: target.type,
        ...(fieldValue === undefined ? {} : { fieldValue }),
      },
    })
  }
  const onSubmit = ({ target: form }: Event): void => {
    if (!(form instanceof HTMLFormElement)) return
    if (form.matches(SEARCH))
      search(String(new FormData(form).get('q') ?? ''), describeElement(form).location)
    else if (form.querySelector(FIELD) !== null && form.closest(UNTRACKED_FORM) === null)
      beam('FormSubmitted', { formContext: contextOf(form) })
  }
  // A sign-up form submitted before its script is loaded is sent natively and reported here.
  const onNativeSubmit = ({ target: form, defaultPrevented }: Event): void => {
    if (!defaultPrevented && form instanceof HTMLFormElement && form.matches('[data-watch-form]'))
      beam('FormSubmitted', { formContext: contextOf(form) })
  }
  const onSearch = (event: Event): void => {
    const { query, path } = (event as CustomEvent<SearchEventDetail>).detail
    if (path !== null) search(query, 'suggestion')
  }
  document.addEventListener('change', onChange, { capture: true, signal })
  document.addEventListener('submit', onSubmit, { capture: true, signal })
  addEventListener('submit', onNativeSubmit, { signal })
  document.addEventListener(SEARCH_EVENT, onSearch, { signal })
}
