import type { LocaleTag, TranslatedTag } from '#isomorphic/words/locale.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import type { CampaignText, CampaignTranslation } from '#src/campaigns/rules/email-campaign.ts'
import {
  MAX_BODY_LENGTH,
  MAX_PREHEADER_LENGTH,
  MAX_SUBJECT_LENGTH,
  textFieldName,
} from '#src/campaigns/rules/parse-campaign-form.ts'
import { CAMPAIGNS_WORDS } from '#src/campaigns/words/campaigns-words.ts'
import { CAMPAIGN_ADMIN_WORDS } from './words/campaign-admin-words.ts'

const EMPTY_TEXT: CampaignText = { subject: '', preheader: '', body: '' }

type CampaignTextFieldsProps = { readonly text: CampaignText; readonly tag: LocaleTag }

/** Subject, preheader and text of a campaign in one language. */
export function CampaignTextFields({ text, tag }: CampaignTextFieldsProps) {
  const words = useWords(CAMPAIGN_ADMIN_WORDS).draftForm
  const preheaderHelp = `preheader-help-${tag}`
  const textHelp = `text-help-${tag}`
  return (
    <>
      <label className="field">
        {words.subject}
        <input
          className="input"
          name={textFieldName('subject', tag)}
          lang={tag}
          maxLength={MAX_SUBJECT_LENGTH}
          defaultValue={text.subject}
        />
      </label>
      <label className="field">
        {words.preheader}
        <input
          className="input"
          name={textFieldName('preheader', tag)}
          lang={tag}
          maxLength={MAX_PREHEADER_LENGTH}
          defaultValue={text.preheader}
          aria-describedby={preheaderHelp}
        />
      </label>
      <p className="meta" id={preheaderHelp}>
        {words.preheaderHelp}
      </p>
      <label className="field">
        {words.text}
        <textarea
          className="input desk-text"
          name={textFieldName('body', tag)}
          lang={tag}
          rows={20}
          maxLength={MAX_BODY_LENGTH}
          defaultValue={text.body}
          aria-describedby={textHelp}
        />
      </label>
      <p className="meta" id={textHelp}>
        {words.textHelp}
      </p>
    </>
  )
}

type CampaignTranslationFieldsProps = {
  readonly translations: readonly CampaignTranslation[]
  readonly languages: readonly TranslatedTag[]
}

/** The same fields for each other language, folded until they are needed; all of them empty: no translation. */
export function CampaignTranslationFields({ translations, languages }: CampaignTranslationFieldsProps) {
  const words = useWords(CAMPAIGN_ADMIN_WORDS).draftForm.translations
  const names = useWords(CAMPAIGNS_WORDS).languages
  if (languages.length === 0) return null
  return (
    <fieldset className="desk-fields">
      <legend className="h3">{words.heading}</legend>
      <p className="meta">{words.help}</p>
      {languages.map((tag) => {
        const text = translations.find(({ language }) => language === tag)
        return (
          <details key={tag} open={text !== undefined}>
            <summary>{text === undefined ? words.missing(names[tag]) : names[tag]}</summary>
            <fieldset className="desk-fields">
              <legend className="visually-hidden">{names[tag]}</legend>
              <CampaignTextFields text={text ?? EMPTY_TEXT} tag={tag} />
            </fieldset>
          </details>
        )
      })}
    </fieldset>
  )
}
