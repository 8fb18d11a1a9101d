import { CONSENT_ACTION, COOKIE_SETTINGS_PATH, OPT_OUT_PATH } from '#isomorphic/measuring/consent-choice.ts'
import { NewTabLink } from '#src/site/components/new-tab-link.tsx'

/**
 * Cookie settings, the opt-out (S2.11) and the consent question as one line in the footer of the page (docs/adr/0015).
 * Script shows the stored choice instead.
 */
export function PrivacyLinks() {
  return (
    <>
      <p className="privacy-links">
        <a href={COOKIE_SETTINGS_PATH}>Cookie Settings</a>
        <NewTabLink href={OPT_OUT_PATH}>Do Not Sell or Share My Personal Information</NewTabLink>
      </p>
      <form className="consent-line ask" action={CONSENT_ACTION} method="post" data-track="none">
        <p role="status">May we count pages, searches and clicks? No names, no ads.</p>
        <button type="submit" name="choice" value="measurement">
          Yes, count mine
        </button>
        <button type="submit" name="choice" value="necessary">
          No, thanks
        </button>
      </form>
    </>
  )
}
