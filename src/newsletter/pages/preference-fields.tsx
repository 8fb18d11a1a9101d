import { useWords } from '#isomorphic/words/use-words.ts'
import {
  FREQUENCY_SLUGS,
  NEWSLETTER_TOPIC_SLUGS,
  type SubscriptionPreferences,
} from '#src/newsletter/rules/subscription-preferences.ts'
import { NEWSLETTER_WORDS } from '#src/newsletter/words/newsletter-words.ts'

type OptionInputsProps<Option extends string> = {
  readonly type: 'checkbox' | 'radio'
  readonly name: string
  readonly options: readonly Option[]
  readonly labels: Readonly<Record<Option, string>>
  readonly chosen: readonly Option[]
}

function OptionInputs<Option extends string>({
  type,
  name,
  options,
  labels,
  chosen,
}: OptionInputsProps<Option>) {
  return (
    <div className="choices">
      {options.map((value) => (
        <label key={value}>
          <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
          {labels[value]}
        </label>
      ))}
    </div>
  )
}

/** Form fields for the topics and the frequency of a newsletter. */
export function PreferenceFields({ topics, frequency }: SubscriptionPreferences) {
  const words = useWords(NEWSLETTER_WORDS)
  return (
    <>
      <fieldset>
        <legend className="h3">{words.preferences.topics}</legend>
        <p className="meta">{words.preferences.topicsNote}</p>
        <OptionInputs
          type="checkbox"
          name="topics"
          options={NEWSLETTER_TOPIC_SLUGS}
          labels={words.topics}
          chosen={topics}
        />
      </fieldset>
      <fieldset>
        <legend className="h3">{words.preferences.frequency}</legend>
        <OptionInputs
          type="radio"
          name="frequency"
          options={FREQUENCY_SLUGS}
          labels={words.frequencies}
          chosen={[frequency]}
        />
      </fieldset>
    </>
  )
}
