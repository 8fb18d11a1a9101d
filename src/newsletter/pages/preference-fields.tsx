import {
  NEWSLETTER_FREQUENCIES,
  NEWSLETTER_TOPICS,
  type SubscriptionPreferences,
} from '#src/newsletter/rules/subscription-preferences.ts'

type OptionInputsProps = {
  readonly type: 'checkbox' | 'radio'
  readonly name: string
  readonly options: Readonly<Record<string, string>>
  readonly chosen: readonly string[]
}

function OptionInputs({ type, name, options, chosen }: OptionInputsProps) {
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

/** Form fields for the topics and the frequency of a newsletter. */
export function PreferenceFields({ topics, frequency }: SubscriptionPreferences) {
  return (
    <>
      <fieldset>
        <legend className="h3">Topics</legend>
        <p className="meta">Tick none and we choose for you.</p>
        <OptionInputs type="checkbox" name="topics" options={NEWSLETTER_TOPICS} chosen={topics} />
      </fieldset>
      <fieldset>
        <legend className="h3">How often</legend>
        <OptionInputs type="radio" name="frequency" options={NEWSLETTER_FREQUENCIES} chosen={[frequency]} />
      </fieldset>
    </>
  )
}
