import { type CampaignReview, isSendable } from '#src/campaigns/review-campaign.tsx'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import type { AdminRole } from '#src/config/operators.ts'
import { Notice } from '#src/site/components/notice.tsx'
import { Panel } from '#src/site/components/panel.tsx'
import { CampaignChecks } from './campaign-checks.tsx'
import { CampaignDraftForm, type CardSearch } from './campaign-draft-form.tsx'

export type AdminNotice = { readonly tone: 'done' | 'problem'; readonly text: string }

export type CampaignDraftPageProps = {
  readonly campaign: EmailCampaign
  readonly review: CampaignReview
  /** Number of subscribers who would receive it now. */
  readonly audience: number
  readonly search: CardSearch
  readonly notice: AdminNotice | null
  readonly role: AdminRole
  /** Recipient of test mails; null when the provider has verified no address. */
  readonly ownAddress: string | null
  /** Why this deployment cannot send campaigns; null when it can. */
  readonly sendingObstacle: string | null
}

type SendProps = Pick<CampaignDraftPageProps, 'campaign' | 'review' | 'audience' | 'sendingObstacle'>

/** The last step, for operators: a campaign can be sent when its current version was tested and all checks pass. */
function SendPanel({ campaign, review, audience, sendingObstacle }: SendProps) {
  const isTested = campaign.testedVersion === campaign.version
  const missing = [
    ...(sendingObstacle === null ? [] : [sendingObstacle]),
    ...(isSendable(review) ? [] : ['Fix the problems that the checks found.']),
    ...(isTested ? [] : ['Send it to yourself as it is now, and look at it.']),
    ...(audience > 0 ? [] : ['It has no recipients.']),
  ]
  const fields = (
    <>
      <input type="hidden" name="version" value={campaign.version} />
      <label className="choice">
        <input type="checkbox" name="confirm" value="yes" required />
        {`I have looked at it. ${audience.toLocaleString('en')} ${audience === 1 ? 'reader gets' : 'readers get'} it.`}
      </label>
    </>
  )
  return (
    <Panel title="Send">
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
              Send now
            </button>
          </form>
          <form method="post" action={`/desk/letters/${campaign.id}/schedule`}>
            <label className="field">
              Day and hour, in UTC
              <input className="input" type="datetime-local" name="due" required />
            </label>
            {fields}
            <button className="button button-ghost" type="submit">
              Schedule
            </button>
          </form>
        </>
      )}
    </Panel>
  )
}

/** `/desk/letters/…` for a draft: the text, the checks, a test mail, and sending. */
export function CampaignDraftPage(props: CampaignDraftPageProps) {
  const { campaign, review, audience, search, notice, role, ownAddress, sendingObstacle } = props
  return (
    <>
      {notice !== null && <Notice {...notice} />}
      <p className="actions">
        <a className="link" href={`/desk/letters/${campaign.id}/preview`}>
          Preview
        </a>
        <a className="link" href="/desk/letters">
          All letters
        </a>
      </p>
      <div className="desk-split">
        <CampaignDraftForm campaign={campaign} search={search} />
        <div className="desk-aside">
          <CampaignChecks review={review} />
          <Panel title="Readers">
            <p>
              <b>{audience.toLocaleString('en')}</b> would get it now, as it was saved.
            </p>
          </Panel>
          <Panel title="Test">
            {ownAddress === null || sendingObstacle !== null ? (
              <p>{sendingObstacle ?? 'Your sign-in provider vouches for no address of yours.'}</p>
            ) : (
              <form method="post" action={`/desk/letters/${campaign.id}/test`}>
                <p>
                  {campaign.testedVersion === campaign.version
                    ? 'It was sent to one of us as it is now.'
                    : 'No operator has received a test of this version.'}
                </p>
                <button className="button button-ghost" type="submit">
                  {`Send it to ${ownAddress}`}
                </button>
              </form>
            )}
          </Panel>
          {role === 'operator' ? (
            <SendPanel
              campaign={campaign}
              review={review}
              audience={audience}
              sendingObstacle={sendingObstacle}
            />
          ) : (
            <Panel title="Send">
              <p>An operator sends it.</p>
            </Panel>
          )}
          <Panel title="Delete">
            <form method="post" action={`/desk/letters/${campaign.id}/delete`}>
              <label className="choice">
                <input type="checkbox" name="confirm" value="yes" required />
                This draft goes for good.
              </label>
              <button className="button button-ghost" type="submit">
                Delete
              </button>
            </form>
          </Panel>
        </div>
      </div>
    </>
  )
}
