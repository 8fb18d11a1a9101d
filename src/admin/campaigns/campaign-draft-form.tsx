import { DEFAULT_LOCALE, type TranslatedTag } from '#isomorphic/words/locale.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import type { CardChoice } from '#src/campaigns/campaign-cards.ts'
import { type CampaignTranslation, type EmailCampaign, PACE } from '#src/campaigns/rules/email-campaign.ts'
import { NEWSLETTER_WORDS } from '#src/newsletter/words/newsletter-words.ts'
import { CampaignTextFields, CampaignTranslationFields } from './campaign-text-fields.tsx'
import { CAMPAIGN_ADMIN_WORDS } from './words/campaign-admin-words.ts'

export type CardSearch = {
  /** The submitted query; empty without a search. */
  readonly query: string
  readonly choices: readonly CardChoice[]
}

/** Search for guides and stories by name; a button appends one as a card. */
function CardPicker({ query, choices }: CardSearch) {
  const words = useWords(CAMPAIGN_ADMIN_WORDS).draftForm.cards
  return (
    <fieldset className="desk-fields" id="cards">
      <legend className="h3">{words.heading}</legend>
      <p className="meta">{words.help}</p>
      <label className="field">
        {words.query}
        <input className="input" name="find" defaultValue={query} maxLength={100} />
      </label>
      <p>
        <button className="button button-ghost" type="submit" name="do" value="find">
          {words.search}
        </button>
      </p>
      {query !== '' && choices.length === 0 && <p role="status">{words.noResults}</p>}
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
                aria-label={words.addCard(title, kind)}
              >
                {words.add}
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

function Audience({ topics, frequency, pacePerMinute }: EmailCampaign) {
  const words = useWords(CAMPAIGN_ADMIN_WORDS).draftForm.audience
  return (
    <fieldset className="desk-fields">
      <legend className="h3">{words.heading}</legend>
      <fieldset>
        <legend>{words.frequency}</legend>
        <label className="choice">
          <input type="radio" name="frequency" value="weekly" defaultChecked={frequency === 'weekly'} />
          {words.weekly}
        </label>
        <label className="choice">
          <input type="radio" name="frequency" value="monthly" defaultChecked={frequency === 'monthly'} />
          {words.monthly}
        </label>
      </fieldset>
      <fieldset>
        <legend>{words.topics}</legend>
        <p className="meta">{words.topicsHelp}</p>
        <div className="desk-topics">
          {Object.entries(useWords(NEWSLETTER_WORDS).topics).map(([slug, name]) => (
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
        {words.pacePerMinute}
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

type CampaignDraftFormProps = {
  readonly campaign: EmailCampaign
  readonly translations: readonly CampaignTranslation[]
  /** Languages that may be written: those of the site, and those that the campaign already has. */
  readonly languages: readonly TranslatedTag[]
  readonly search: CardSearch
}

/** Text and audience in one form, so that every button submits all fields. */
export function CampaignDraftForm({ campaign, translations, languages, search }: CampaignDraftFormProps) {
  const words = useWords(CAMPAIGN_ADMIN_WORDS).draftForm
  return (
    <form className="desk-form" method="post" action={`/desk/letters/${campaign.id}`}>
      <input type="hidden" name="version" value={campaign.version} />
      <CampaignTextFields text={campaign} tag={DEFAULT_LOCALE} />
      <p className="actions">
        <button className="button" type="submit" name="do" value="save">
          {words.save}
        </button>
        <button className="button button-ghost" type="submit" name="do" value="preview">
          {words.saveAndPreview}
        </button>
      </p>
      <CardPicker {...search} />
      <CampaignTranslationFields translations={translations} languages={languages} />
      <Audience {...campaign} />
      <p>
        <button className="button button-ghost" type="submit" name="do" value="save">
          {words.audience.save}
        </button>
      </p>
    </form>
  )
}
