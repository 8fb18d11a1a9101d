import { type ConsentState, OPT_OUT_PATH } from '#isomorphic/measuring/consent-choice.ts'

export type OptOutSwitchProps = { readonly state: ConsentState }

function statusOf({ isOptedOut, hasGlobalPrivacyControl }: ConsentState): string {
  if (hasGlobalPrivacyControl)
    return 'Your browser sends Global Privacy Control, so you have opted out already. There is nothing to do.'
  return isOptedOut
    ? 'You have opted out on this browser. That lasts a year, or until you withdraw it.'
    : 'You have not opted out on this browser.'
}

/**
 * Opt-out of sale and sharing without account and without script (M1.29); handled by src/measuring/consent-routes.tsx.
 */
export function OptOutSwitch({ state }: OptOutSwitchProps) {
  return (
    <form className="consent" action={OPT_OUT_PATH} method="post" data-track="none">
      <p className="lead" role="status">
        {statusOf(state)}
      </p>
      {!state.hasGlobalPrivacyControl && (
        <p className="actions">
          <button
            type="submit"
            className={state.isOptedOut ? 'button button-ghost' : 'button'}
            name="optOut"
            value={state.isOptedOut ? '0' : '1'}
          >
            {state.isOptedOut ? 'Withdraw my opt-out' : 'Do not sell or share my data'}
          </button>
        </p>
      )}
    </form>
  )
}
