import { CONSENT_ACTION, COOKIE_SETTINGS_PATH, OPT_OUT_PATH } from '#isomorphic/measuring/consent-choice.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { NewTabLink } from '#src/site/components/new-tab-link.tsx'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

/**
 * Cookie settings, the opt-out (S2.11) and the consent question as one line in the footer of the page (docs/adr/0015).
 * Script shows the stored choice instead.
 */
export function PrivacyLinks() {
  const words = useWords(SITE_WORDS).footer
  return (
    <>
      <p className="privacy-links">
        <a href={COOKIE_SETTINGS_PATH}>{words.cookieSettings}</a>
        <NewTabLink href={OPT_OUT_PATH}>{words.optOut}</NewTabLink>
      </p>
      <form className="consent-line ask" action={CONSENT_ACTION} method="post" data-track="none">
        <p role="status">{words.consentQuestion}</p>
        <button type="submit" name="choice" value="measurement">
          {words.consentYes}
        </button>
        <button type="submit" name="choice" value="necessary">
          {words.consentNo}
        </button>
      </form>
    </>
  )
}
