import { CONSENT_ACTION, type ConsentState, OPT_OUT_PATH } from '#isomorphic/measuring/consent-choice.ts'
import { NewTabLink } from '#src/site/components/new-tab-link.tsx'
import { consentStatus } from './consent-status.ts'

export type ConsentFormProps = {
  readonly state: ConsentState
  /** Whether this deployment has an ad engine. */
  readonly hasAds: boolean
  /** Whether third parties are involved: a tracker, a behaviour script, an error service. */
  readonly hasThirdParties: boolean
}

/**
 * Cookie Settings: three purposes; refusing takes one press, as accepting does. A plain form; on other pages
 * client/measuring/consent shows it in a dialog.
 */
export function ConsentForm({ state, hasAds, hasThirdParties }: ConsentFormProps) {
  const isLocked = state.hasGlobalPrivacyControl || state.isOptedOut
  return (
    <form className="consent" action={CONSENT_ACTION} method="post" data-track="none">
      <p className="lead" role="status">
        {consentStatus(state)}
      </p>
      <label className="consent-choice">
        <input type="checkbox" defaultChecked disabled />
        <span>
          <b>Necessary</b> Keeps you signed in and remembers a closed notice and this choice. Always on.
        </span>
      </label>
      <label className="consent-choice">
        <input
          type="checkbox"
          name="measurement"
          defaultChecked={state.allowed.measurement}
          disabled={isLocked}
        />
        <span>
          <b>Measurement</b> Counts which pages are read, what is looked for and which links are followed.{' '}
          {hasThirdParties
            ? 'Companies that work for us take part in it.'
            : 'We count ourselves, without a name or a number for you.'}
        </span>
      </label>
      <label className="consent-choice">
        <input
          type="checkbox"
          name="advertising"
          defaultChecked={state.allowed.advertising}
          disabled={isLocked}
        />
        <span>
          <b>Advertising</b>{' '}
          {hasAds
            ? 'Lets ads be chosen and counted, with a random number that lasts as long as the page.'
            : 'Would let ads be chosen and counted. Fernway has none at present.'}
        </span>
      </label>
      {isLocked ? (
        !state.hasGlobalPrivacyControl && (
          <p>
            To choose again, first{' '}
            <NewTabLink className="link" href={OPT_OUT_PATH}>
              withdraw your opt-out
            </NewTabLink>
            .
          </p>
        )
      ) : (
        <p className="actions">
          <button type="submit" className="button" name="choice" value="all">
            Allow all
          </button>
          <button type="submit" className="button" name="choice" value="necessary">
            Refuse all
          </button>
          <button type="submit" className="button button-ghost" name="choice" value="chosen">
            Save what is ticked
          </button>
        </p>
      )}
    </form>
  )
}
