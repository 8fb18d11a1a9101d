import { CONSENT_ACTION, type ConsentState, OPT_OUT_PATH } from '#isomorphic/measuring/consent-choice.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { NewTabLink } from '#src/site/components/new-tab-link.tsx'
import { consentStatus } from './consent-status.ts'
import { MEASURING_WORDS } from './words/measuring-words.ts'

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
  const { form: words } = useWords(MEASURING_WORDS)
  const isLocked = state.hasGlobalPrivacyControl || state.isOptedOut
  return (
    <form className="consent" action={CONSENT_ACTION} method="post" data-track="none">
      <p className="lead" role="status">
        {consentStatus(state, useLocale())}
      </p>
      <label className="consent-choice">
        <input type="checkbox" defaultChecked disabled />
        <span>
          <b>{words.necessary}</b>
          {` ${words.necessaryUse}`}
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
          <b>{words.measurement}</b>
          {` ${words.measurementUse(hasThirdParties)}`}
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
          <b>{words.advertising}</b>
          {` ${words.advertisingUse(hasAds)}`}
        </span>
      </label>
      {isLocked ? (
        !state.hasGlobalPrivacyControl && (
          <p>
            {words.withdrawFirst(
              <NewTabLink className="link" href={OPT_OUT_PATH}>
                {words.withdrawLink}
              </NewTabLink>,
            )}
          </p>
        )
      ) : (
        <p className="actions">
          <button type="submit" className="button" name="choice" value="all">
            {words.allowAll}
          </button>
          <button type="submit" className="button" name="choice" value="necessary">
            {words.refuseAll}
          </button>
          <button type="submit" className="button button-ghost" name="choice" value="chosen">
            {words.saveChosen}
          </button>
        </p>
      )}
    </form>
  )
}
