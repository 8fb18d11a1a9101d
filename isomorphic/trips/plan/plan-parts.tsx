import { PopoverFrame, type PopoverFrameProps } from '#isomorphic/popover/popover-frame.tsx'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'

/** Paths of the icons of the plan, on a grid of 24 px. */
const ICONS = {
  earlier: 'm5 15 7-7 7 7',
  later: 'm5 9 7 7 7-7',
  check: 'm4 12.5 5.5 5.5L20 7',
  plus: 'M12 4v16M4 12h16',
  x: 'M5 5l14 14M19 5 5 19',
  warning: 'M12 3 2.5 20h19zM12 9.5v5M12 17.2v.3',
} as const

/** An icon in the current colour, beside text or in a labelled control. */
export function PlanIcon({ name }: { readonly name: keyof typeof ICONS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  )
}

export type PlanSlipProps = Omit<PopoverFrameProps, 'closeLabel' | 'openerClass'> & {
  readonly openerClass?: string
}

/** A popover of the plan; works without script. */
export function PlanSlip({ openerClass = 'slip-opener', ...frame }: PlanSlipProps) {
  const { close } = useWords(TRIP_WORDS)
  return <PopoverFrame {...frame} openerClass={openerClass} closeLabel={close} />
}

export type PlanFieldProps = {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly type?: 'text' | 'time' | 'date' | 'number'
  readonly maxLength?: number
  readonly hint?: string
  readonly placeholder?: string
}

/** The value that the page shows, which the merge of changes compares; a form does not send an empty one. */
export function ShownValue({ name, value }: Pick<PlanFieldProps, 'name' | 'value'>) {
  return value === '' ? null : <input type="hidden" name={`was.${name}`} value={value} />
}

/**
 * A labelled input with the value that the page shows. The label contains the input:
 * with IDs the form sheets of sixty stops would be a third larger.
 */
export function PlanField({ label, name, value, type = 'text', hint, ...input }: PlanFieldProps) {
  return (
    <label className="field">
      {label}
      <input
        className="input"
        name={name}
        type={type}
        defaultValue={value}
        autoComplete="off"
        {...(type === 'number' ? { min: 0, max: 1440, inputMode: 'numeric' } : {})}
        {...input}
      />
      <ShownValue name={name} value={value} />
      {hint !== undefined && <span className="meta">{hint}</span>}
    </label>
  )
}

/** The same for notes, which may have several lines. */
export function PlanNoteField({
  label,
  value,
  maxLength,
}: Pick<PlanFieldProps, 'label' | 'value'> & { readonly maxLength: number }) {
  return (
    <label className="field">
      {label}
      <textarea className="input" name="note" rows={4} maxLength={maxLength} defaultValue={value} />
      <ShownValue name="note" value={value} />
    </label>
  )
}
