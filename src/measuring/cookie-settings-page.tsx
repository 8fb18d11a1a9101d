import { ConsentForm, type ConsentFormProps } from './consent-form.tsx'

/** `/cookie-settings`: the form of the dialog as a page. */
export function CookieSettingsPage(props: ConsentFormProps) {
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">Cookie settings</h1>
      </header>
      <div className="wrap consent-page">
        <ConsentForm {...props} />
      </div>
    </>
  )
}
