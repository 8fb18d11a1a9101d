import { useWords } from '#isomorphic/words/use-words.ts'
import { SETTINGS_PATH } from '#src/account/account-pages.ts'
import type { AccountNewsletter } from '#src/account/rules/account-newsletter-state.ts'
import { ACCOUNT_WORDS } from '#src/account/words/account-words.ts'
import { PreferenceFields } from '#src/newsletter/pages/preference-fields.tsx'
import { Panel } from '#src/site/components/panel.tsx'
import { SettingsCheckbox, SubmitButton } from './settings-controls.tsx'

type VerifiedNewsletter = Exclude<AccountNewsletter, { readonly state: 'no-address' | 'unverified' }>

function VerifiedPanel({ newsletter }: { readonly newsletter: VerifiedNewsletter }) {
  const { newsletter: words } = useWords(ACCOUNT_WORDS)
  return (
    <>
      <p>{words[newsletter.state](newsletter.address)}</p>
      <form method="post" action={SETTINGS_PATH}>
        <SettingsCheckbox name="newsletter" isOn={newsletter.state !== 'none'} label={words.send} />
        <SubmitButton action="newsletter" label={words.save} />
      </form>
      {newsletter.state === 'confirmed' && (
        <details>
          <summary className="panel-fold">{words.topics}</summary>
          <form className="letter-preferences" method="post" action={SETTINGS_PATH}>
            <PreferenceFields {...newsletter.preferences} />
            <SubmitButton action="letters" label={words.saveTopics} />
          </form>
        </details>
      )}
    </>
  )
}

/** Subscription state of an account and the forms to change it. */
export function NewsletterPanel({ newsletter }: { readonly newsletter: AccountNewsletter }) {
  const { newsletter: words } = useWords(ACCOUNT_WORDS)
  return (
    <Panel title={words.title}>
      {newsletter.state === 'no-address' ? (
        <p>
          {words.noAddress(
            <a className="link" href="/newsletter">
              {words.newsletterPage}
            </a>,
          )}
        </p>
      ) : newsletter.state === 'unverified' ? (
        <>
          <p>{words.unverified(newsletter.address)}</p>
          <form method="post" action={SETTINGS_PATH}>
            <input type="hidden" name="newsletter" value="on" />
            <SubmitButton action="newsletter" label={words.sendConfirmation} />
          </form>
        </>
      ) : (
        <VerifiedPanel newsletter={newsletter} />
      )}
    </Panel>
  )
}
