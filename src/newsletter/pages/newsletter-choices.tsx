import {
  LETTER_FREQUENCIES,
  LETTER_TOPICS,
  type LetterPreferences,
} from '#src/newsletter/rules/newsletter-preferences.ts'

type ChoicesProps = {
  readonly type: 'checkbox' | 'radio'
  readonly name: string
  readonly options: Readonly<Record<string, string>>
  readonly chosen: readonly string[]
}

function Choices({ type, name, options, chosen }: ChoicesProps) {
  return (
    <div className="choices">
      {Object.entries(options).map(([value, label]) => (
        <label key={value}>
          <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
          {label}
        </label>
      ))}
    </div>
  )
}

/** What letters are about and how often they come: the fields of a form. */
export function LetterChoices({ topics, frequency }: LetterPreferences) {
  return (
    <>
      <fieldset>
        <legend className="h3">Topics</legend>
        <p className="meta">Tick none and we choose for you.</p>
        <Choices type="checkbox" name="topics" options={LETTER_TOPICS} chosen={topics} />
      </fieldset>
      <fieldset>
        <legend className="h3">How often</legend>
        <Choices type="radio" name="frequency" options={LETTER_FREQUENCIES} chosen={[frequency]} />
      </fieldset>
    </>
  )
}
