const FIELDS = ':is(main, dialog) :is(input:not([type="hidden"]), textarea)'

/** Whether a field has text or a choice of the visitor. */
export function isChangedField(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement)) return false
  if (field.type === 'file') return field.value !== ''
  const isChoice = field.type === 'checkbox' || field.type === 'radio'
  return isChoice ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** Whether the page has text or choices of the visitor that are not sent: a reload or an update would lose them. */
export const hasTypedText = (): boolean => [...document.querySelectorAll(FIELDS)].some(isChangedField)
