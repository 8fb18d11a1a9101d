import { DEFAULT_LOCALE, LOCALE_TAGS, type LocaleTag, type TranslatedTag } from '#isomorphic/words/locale.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { type CampaignReview, isSendable } from '#src/campaigns/review-campaign.tsx'
import type { CampaignTranslation, EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { type AudienceCounts, sumAudience } from '#src/campaigns/store/campaign-audience.ts'
import { CAMPAIGNS_WORDS } from '#src/campaigns/words/campaigns-words.ts'
import type { AdminRole } from '#src/config/operators.ts'
import { Notice } from '#src/site/components/notice.tsx'
import { Panel } from '#src/site/components/panel.tsx'
import type { TranslationReview } from './campaign-admin-tools.ts'
import { CampaignChecks } from './campaign-checks.tsx'
import { CampaignDraftForm, type CardSearch } from './campaign-draft-form.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { CAMPAIGN_ADMIN_WORDS } from './words/campaign-admin-words.ts'

export type AdminNotice = { readonly tone: 'done' | 'problem'; readonly text: string }

export type CampaignDraftPageProps = {
  readonly campaign: EmailCampaign
  readonly review: CampaignReview
  readonly translations: readonly CampaignTranslation[]
  readonly translationReviews: readonly TranslationReview[]
  /** Languages that may be written: those of the site, and those that the campaign already has. */
  readonly languages: readonly TranslatedTag[]
  /** Subscribers who would receive it now, by language. */
  readonly audience: AudienceCounts
  readonly search: CardSearch
  readonly notice: AdminNotice | null
  readonly role: AdminRole
  /** Recipient of test mails; null when the provider has verified no address. */
  readonly ownAddress: string | null
  /** Where the operator signs in again before sending; null after a recent sign-in. */
  readonly signInAgainHref: string | null
  /** Without the secret that signs the links of campaigns, the deployment cannot send any. */
  readonly hasLinkSecret: boolean
}

type SendProps = Pick<CampaignDraftPageProps, 'campaign' | 'hasLinkSecret' | 'signInAgainHref'> & {
  /** Whether the mails of all languages pass the checks. */
  readonly passesChecks: boolean
  /** All subscribers who would receive it now. */
  readonly audience: number
}

/** The audience by language, where there is more than English. */
function AudienceLanguages({
  audience,
  translations,
}: Pick<CampaignDraftPageProps, 'audience' | 'translations'>) {
  const words = useWords(CAMPAIGN_ADMIN_WORDS).draft
  const names = useWords(CAMPAIGNS_WORDS).languages
  const counts = LOCALE_TAGS.map((tag) => [tag, audience[tag] ?? 0] as const).filter(([, count]) => count > 0)
  if (counts.every(([tag]) => tag === DEFAULT_LOCALE)) return null
  const isWritten = (tag: LocaleTag): boolean =>
    tag === DEFAULT_LOCALE || translations.some(({ language }) => language === tag)
  return (
    <ul>
      {counts.map(([tag, count]) => (
        <li key={tag}>
          {isWritten(tag)
            ? words.audienceLanguage(names[tag], count)
            : words.audienceInEnglish(names[tag], count)}
        </li>
      ))}
    </ul>
  )
}

/** The last step, for operators: a campaign can be sent when its current version was tested and all checks pass. */
function SendPanel({ campaign, passesChecks, audience, hasLinkSecret, signInAgainHref }: SendProps) {
  const { noLinkSecret, problems, send: words } = useWords(CAMPAIGN_ADMIN_WORDS)
  const isTested = campaign.testedVersion === campaign.version
  const missing = [
    ...(hasLinkSecret ? [] : [noLinkSecret]),
    ...(passesChecks ? [] : [problems.failedChecks]),
    ...(isTested ? [] : [words.notTested]),
    ...(audience > 0 ? [] : [words.noRecipients]),
  ]
  if (missing.length === 0 && signInAgainHref !== null)
    return (
      <Panel title={words.heading}>
        <SignInAgain href={signInAgainHref} />
      </Panel>
    )
  const fields = (
    <>
      <input type="hidden" name="version" value={campaign.version} />
      <label className="choice">
        <input type="checkbox" name="confirm" value="yes" required />
        {words.confirm(audience)}
      </label>
    </>
  )
  return (
    <Panel title={words.heading}>
      {missing.length > 0 ? (
        <ul className="desk-problems">
          {missing.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : (
        <>
          <form method="post" action={`/desk/letters/${campaign.id}/send`}>
            {fields}
            <button className="button" type="submit">
              {words.sendNow}
            </button>
          </form>
          <form method="post" action={`/desk/letters/${campaign.id}/schedule`}>
            <label className="field">
              {words.due}
              <input className="input" type="datetime-local" name="due" required />
            </label>
            {fields}
            <button className="button button-ghost" type="submit">
              {words.schedule}
            </button>
          </form>
        </>
      )}
    </Panel>
  )
}

/** `/desk/letters/…` for a draft: the text, the checks, a test mail, and sending. */
export function CampaignDraftPage(props: CampaignDraftPageProps) {
  const { campaign, review, audience, search, notice, role, ownAddress, hasLinkSecret } = props
  const { signInAgainHref, translations, translationReviews, languages } = props
  const passesChecks = [review, ...translationReviews.map((each) => each.review)].every(isSendable)
  const { links, draft: words, send, noLinkSecret } = useWords(CAMPAIGN_ADMIN_WORDS)
  return (
    <>
      {notice !== null && <Notice {...notice} />}
      <p className="actions">
        <a className="link" href={`/desk/letters/${campaign.id}/preview`}>
          {links.preview}
        </a>
        <a className="link" href="/desk/letters">
          {links.all}
        </a>
      </p>
      <div className="desk-split">
        <CampaignDraftForm {...{ campaign, translations, languages, search }} />
        <div className="desk-aside">
          <CampaignChecks review={review} />
          {translationReviews.map(({ language, review: translated }) => (
            <CampaignChecks key={language} review={translated} tag={language} />
          ))}
          <Panel title={words.audienceHeading}>
            <p>{words.audience(sumAudience(audience))}</p>
            <AudienceLanguages audience={audience} translations={translations} />
          </Panel>
          <Panel title={words.testHeading}>
            {ownAddress === null || !hasLinkSecret ? (
              <p>{hasLinkSecret ? words.addressNotVerified : noLinkSecret}</p>
            ) : (
              <form method="post" action={`/desk/letters/${campaign.id}/test`}>
                <p>{campaign.testedVersion === campaign.version ? words.tested : words.notTested}</p>
                <button className="button button-ghost" type="submit">
                  {words.sendTest(ownAddress)}
                </button>
              </form>
            )}
          </Panel>
          {role === 'operator' ? (
            <SendPanel
              campaign={campaign}
              passesChecks={passesChecks}
              audience={sumAudience(audience)}
              hasLinkSecret={hasLinkSecret}
              signInAgainHref={signInAgainHref}
            />
          ) : (
            <Panel title={send.heading}>
              <p>{send.operatorsOnly}</p>
            </Panel>
          )}
          <Panel title={words.deleteHeading}>
            <form method="post" action={`/desk/letters/${campaign.id}/delete`}>
              <label className="choice">
                <input type="checkbox" name="confirm" value="yes" required />
                {words.deleteConfirm}
              </label>
              <button className="button button-ghost" type="submit">
                {words.delete}
              </button>
            </form>
          </Panel>
        </div>
      </div>
    </>
  )
}
