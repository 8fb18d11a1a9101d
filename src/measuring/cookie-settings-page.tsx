import { useWords } from '#isomorphic/words/use-words.ts'
import { ConsentForm, type ConsentFormProps } from './consent-form.tsx'
import { MEASURING_WORDS } from './words/measuring-words.ts'

/** `/cookie-settings`: the form of the dialog as a page. */
export function CookieSettingsPage(props: ConsentFormProps) {
  const { cookieSettings } = useWords(MEASURING_WORDS)
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">{cookieSettings.title}</h1>
      </header>
      <div className="wrap consent-page">
        <ConsentForm {...props} />
      </div>
    </>
  )
}
