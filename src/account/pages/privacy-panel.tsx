import { type ConsentState, OPT_OUT_PATH } from '#isomorphic/measuring/consent-choice.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { SETTINGS_PATH } from '#src/account/account-pages.ts'
import { ACCOUNT_WORDS } from '#src/account/words/account-words.ts'
import { consentStatus } from '#src/measuring/consent-status.ts'
import { MEASURING_WORDS } from '#src/measuring/words/measuring-words.ts'
import { NewTabLink } from '#src/site/components/new-tab-link.tsx'
import { Panel } from '#src/site/components/panel.tsx'
import { SettingsCheckbox, SubmitButton } from './settings-controls.tsx'

/**
 * Consent of this browser, the same as in Cookie Settings. `data-consent-form` lets client/measuring/consent apply a
 * change immediately.
 */
export function PrivacyPanel({ state }: { readonly state: ConsentState }) {
  const { privacy: words } = useWords(ACCOUNT_WORDS)
  const { form } = useWords(MEASURING_WORDS)
  const { allowed, isOptedOut, hasGlobalPrivacyControl } = state
  const isLocked = isOptedOut || hasGlobalPrivacyControl
  return (
    <Panel title={words.title}>
      <p data-consent-status>{consentStatus(state, useLocale())}</p>
      <form method="post" action={SETTINGS_PATH} data-consent-form>
        <SettingsCheckbox
          name="measurement"
          isOn={allowed.measurement}
          isLocked={isLocked}
          label={words.measurement}
        />
        <SettingsCheckbox
          name="advertising"
          isOn={allowed.advertising}
          isLocked={isLocked}
          label={words.advertising}
        />
        {!isLocked && <SubmitButton action="privacy" label={words.save} />}
      </form>
      {isOptedOut && !hasGlobalPrivacyControl && (
        <p>
          {form.withdrawFirst(
            <NewTabLink className="link" href={OPT_OUT_PATH}>
              {form.withdrawLink}
            </NewTabLink>,
          )}
        </p>
      )}
      <p className="meta">{words.otherBrowsers}</p>
    </Panel>
  )
}
