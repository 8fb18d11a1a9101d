import { SETTINGS_PATH } from '#src/account/account-pages.ts'
import type { AccountNewsletter } from '#src/account/rules/account-newsletter-state.ts'
import { PreferenceFields } from '#src/newsletter/pages/preference-fields.tsx'
import { Panel } from '#src/site/components/panel.tsx'
import { SettingsCheckbox, SubmitButton } from './settings-controls.tsx'

type VerifiedNewsletter = Exclude<AccountNewsletter, { readonly state: 'no-address' | 'unverified' }>

function describeState({ state, address }: VerifiedNewsletter): string {
  if (state === 'confirmed') return `On. Letters go to ${address}.`
  if (state === 'pending')
    return `Waiting. ${address} was signed up and has not confirmed, so nothing is sent. Keep the tick to confirm here.`
  return `Off. Nothing goes to ${address}. Your sign-in provider vouches for the address, so the tick is all it takes.`
}

function VerifiedPanel({ newsletter }: { readonly newsletter: VerifiedNewsletter }) {
  return (
    <>
      <p>{describeState(newsletter)}</p>
      <form method="post" action={SETTINGS_PATH}>
        <SettingsCheckbox
          name="newsletter"
          isOn={newsletter.state !== 'none'}
          label="Send me the newsletter"
        />
        <SubmitButton action="newsletter" label="Save" />
      </form>
      {newsletter.state === 'confirmed' && (
        <details>
          <summary className="panel-fold">Topics, and how often</summary>
          <form className="letter-preferences" method="post" action={SETTINGS_PATH}>
            <PreferenceFields {...newsletter.preferences} />
            <SubmitButton action="letters" label="Save topics" />
          </form>
        </details>
      )}
    </>
  )
}

/** Subscription state of an account and the forms to change it. */
export function NewsletterPanel({ newsletter }: { readonly newsletter: AccountNewsletter }) {
  return (
    <Panel title="Newsletter">
      {newsletter.state === 'no-address' ? (
        <p>
          Your sign-in provider gives us no e-mail address. You can sign up with any address on the{' '}
          <a className="link" href="/newsletter">
            newsletter page
          </a>
          .
        </p>
      ) : newsletter.state === 'unverified' ? (
        <>
          <p>
            Your sign-in provider has not checked that {newsletter.address} is yours, so we ask by mail first.
            Nothing else comes before you follow its link. Each letter has a link that ends it.
          </p>
          <form method="post" action={SETTINGS_PATH}>
            <input type="hidden" name="newsletter" value="on" />
            <SubmitButton action="newsletter" label="Send me the confirmation mail" />
          </form>
        </>
      ) : (
        <VerifiedPanel newsletter={newsletter} />
      )}
    </Panel>
  )
}
