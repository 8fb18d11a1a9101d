import type { CardChoice } from '#src/campaigns/campaign-cards.ts'
import { type EmailCampaign, PACE } from '#src/campaigns/rules/email-campaign.ts'
import {
  MAX_BODY_LENGTH,
  MAX_PREHEADER_LENGTH,
  MAX_SUBJECT_LENGTH,
} from '#src/campaigns/rules/parse-campaign-form.ts'
import { NEWSLETTER_TOPICS } from '#src/newsletter/rules/subscription-preferences.ts'

export type CardSearch = {
  /** The submitted query; empty without a search. */
  readonly query: string
  readonly choices: readonly CardChoice[]
}

/** Search for guides and stories by name; a button appends one as a card. */
function CardPicker({ query, choices }: CardSearch) {
  return (
    <fieldset className="desk-fields" id="cards">
      <legend className="h3">Cards</legend>
      <p className="meta">
        A guide or a story with its picture. It goes to the end of the text as a line of its own, such as
        “card: /destinations/japan/kyoto”; move the line where you want it.
      </p>
      <label className="field">
        Name of a place or a story
        <input className="input" name="find" defaultValue={query} maxLength={100} />
      </label>
      <p>
        <button className="button button-ghost" type="submit" name="do" value="find">
          Look it up
        </button>
      </p>
      {query !== '' && choices.length === 0 && <p role="status">Nothing is called that.</p>}
      {choices.length > 0 && (
        <ul className="desk-choices">
          {choices.map(({ path, title, kind }) => (
            <li key={path}>
              <span>
                <b>{title}</b> <span className="meta">{kind}</span>
              </span>
              <button
                className="button button-ghost"
                type="submit"
                name="add"
                value={path}
                aria-label={`Add ${title}, ${kind}`}
              >
                Add
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

function Audience({ topics, frequency, pacePerMinute }: EmailCampaign) {
  return (
    <fieldset className="desk-fields">
      <legend className="h3">Who gets it</legend>
      <fieldset>
        <legend>How often they want letters</legend>
        <label className="choice">
          <input type="radio" name="frequency" value="weekly" defaultChecked={frequency === 'weekly'} />
          Those who want every letter
        </label>
        <label className="choice">
          <input type="radio" name="frequency" value="monthly" defaultChecked={frequency === 'monthly'} />
          Also those who want one a month: the best of them
        </label>
      </fieldset>
      <fieldset>
        <legend>Topics</legend>
        <p className="meta">
          None ticked: everybody. Else those who chose one of these, and those who chose none.
        </p>
        <div className="desk-topics">
          {Object.entries(NEWSLETTER_TOPICS).map(([slug, name]) => (
            <label className="choice" key={slug}>
              <input
                type="checkbox"
                name="topics"
                value={slug}
                defaultChecked={topics.some((topic) => topic === slug)}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="field">
        Mails a minute
        <input
          className="input"
          name="pacePerMinute"
          type="number"
          required
          min={PACE.min}
          max={PACE.max}
          defaultValue={pacePerMinute}
        />
      </label>
    </fieldset>
  )
}

type CampaignDraftFormProps = { readonly campaign: EmailCampaign; readonly search: CardSearch }

/** Text and audience in one form, so that every button submits all fields. */
export function CampaignDraftForm({ campaign, search }: CampaignDraftFormProps) {
  return (
    <form className="desk-form" method="post" action={`/desk/letters/${campaign.id}`}>
      <input type="hidden" name="version" value={campaign.version} />
      <label className="field">
        Subject
        <input
          className="input"
          name="subject"
          maxLength={MAX_SUBJECT_LENGTH}
          defaultValue={campaign.subject}
        />
      </label>
      <label className="field">
        Preheader
        <input
          className="input"
          name="preheader"
          maxLength={MAX_PREHEADER_LENGTH}
          defaultValue={campaign.preheader}
          aria-describedby="preheader-help"
        />
      </label>
      <p className="meta" id="preheader-help">
        Mail programs show it beside the subject.
      </p>
      <label className="field">
        Text
        <textarea
          className="input desk-text"
          name="body"
          rows={20}
          maxLength={MAX_BODY_LENGTH}
          defaultValue={campaign.body}
          aria-describedby="text-help"
        />
      </label>
      <p className="meta" id="text-help">
        Markdown: ## heading, **bold**, *italic*, [words](/destinations/japan), - list, {'>'} quote, --- line,
        ![what it shows](/images/name.jpg).
      </p>
      <p className="actions">
        <button className="button" type="submit" name="do" value="save">
          Save
        </button>
        <button className="button button-ghost" type="submit" name="do" value="preview">
          Save and preview
        </button>
      </p>
      <CardPicker {...search} />
      <Audience {...campaign} />
      <p>
        <button className="button button-ghost" type="submit" name="do" value="save">
          Save who gets it
        </button>
      </p>
    </form>
  )
}
