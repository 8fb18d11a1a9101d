import { type ConsentState, OPT_OUT_PATH } from '#isomorphic/measuring/consent-choice.ts'
import { useLocale } from '#isomorphic/words/use-words.ts'
import { SETTINGS_PATH } from '#src/account/account-pages.ts'
import { consentStatus } from '#src/measuring/consent-status.ts'
import { NewTabLink } from '#src/site/components/new-tab-link.tsx'
import { Panel } from '#src/site/components/panel.tsx'
import { SettingsCheckbox, SubmitButton } from './settings-controls.tsx'

/**
 * Consent of this browser, the same as in Cookie Settings. `data-consent-form` lets client/measuring/consent apply a
 * change immediately.
 */
export function PrivacyPanel({ state }: { readonly state: ConsentState }) {
  const { allowed, isOptedOut, hasGlobalPrivacyControl } = state
  const isLocked = isOptedOut || hasGlobalPrivacyControl
  return (
    <Panel title="Privacy on this browser">
      <p data-consent-status>{consentStatus(state, useLocale())}</p>
      <form method="post" action={SETTINGS_PATH} data-consent-form>
        <SettingsCheckbox
          name="measurement"
          isOn={allowed.measurement}
          isLocked={isLocked}
          label="Measure how I use the guide"
        />
        <SettingsCheckbox
          name="advertising"
          isOn={allowed.advertising}
          isLocked={isLocked}
          label="Choose advertising by what I read"
        />
        {!isLocked && <SubmitButton action="privacy" label="Save choices" />}
      </form>
      {isOptedOut && !hasGlobalPrivacyControl && (
        <p>
          To choose again, first{' '}
          <NewTabLink className="link" href={OPT_OUT_PATH}>
            withdraw your opt-out
          </NewTabLink>
          .
        </p>
      )}
      <p className="meta">Your other browsers keep their own choices.</p>
    </Panel>
  )
}
