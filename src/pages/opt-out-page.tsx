import { OptOutSwitch, type OptOutSwitchProps } from '#src/components/opt-out-switch.tsx'

/** `/do-not-sell-or-share-my-personal-information`: what we do, and the switch. */
export function OptOutPage({ state }: OptOutSwitchProps) {
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">Do not sell or share my personal information</h1>
        <p className="lead">
          We do not sell personal information. This switch keeps it so, whatever the site adds later.
        </p>
      </header>
      <div className="wrap consent-page">
        <OptOutSwitch state={state} />
      </div>
    </>
  )
}
