import { isChangedField } from './has-typed-text.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Text and choices of the visitor since a form was sent: all of other forms, of its own what is not what was sent. */
function isUnsent(field: Field, sent: HTMLFormElement, body: FormData): boolean {
  return isChangedField(field) && (field.form !== sent || field.value !== body.get(field.name))
}

/**
 * Remembers what a visitor has typed beside a form while its answer was on the way, and where.
 * @param body what was sent
 * @returns puts it into the fields with the same IDs, once the region shows the answer; whether the visitor goes on
 * typing in one of them
 */
export function carryFields(region: HTMLElement, sent: HTMLFormElement, body: FormData): () => boolean {
  const fields = [...region.querySelectorAll<Field>('input[id], textarea[id]')]
  const unsent = fields.filter((field) => field.type !== 'file' && isUnsent(field, sent, body))
  const typing = unsent.find((field) => field === document.activeElement)
  const slipId = typing?.closest(':popover-open')?.id ?? ''
  const find = (id: string) => document.getElementById(id) as (HTMLElement & Field) | null
  return () => {
    for (const { id, value, checked = false } of unsent as readonly HTMLInputElement[])
      Object.assign(find(id) ?? {}, { value, checked })
    const field = find(typing?.id ?? '')
    document.getElementById(slipId)?.showPopover()
    field?.focus({ preventScroll: true })
    return field !== null
  }
}
