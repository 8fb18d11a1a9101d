export type ChoiceOption = { readonly value: string; readonly label: string }
type ChoiceProps = {
  readonly name: string
  readonly label: string
  readonly value: string | number | null
  /** Label of no wish. */
  readonly none: string
  readonly options: readonly ChoiceOption[]
  /** The words that lead to the choice. */
  readonly before?: string
  /** The mark or word behind it. */
  readonly after?: string
}

/** A mark of punctuation that stays beside the blank before it. */
const MARK = /^[\s\u00a0\u202f]?[,;.]/

/** A select inside the sentence, with the words that belong to it; its first option is no wish. */
export function WishChoice({ name, label, value, none, options, before, after }: ChoiceProps) {
  const isWished = value !== null && value !== ''
  const mark = MARK.exec(after ?? '')?.[0] ?? ''
  return (
    <span>
      {before === undefined ? null : `${before} `}
      <span className="wish-blank">
        <select
          name={name}
          aria-label={label}
          defaultValue={value ?? ''}
          className={isWished ? 'is-wished' : undefined}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {mark}
      </span>
      {after?.slice(mark.length)}
    </span>
  )
}
