import { type ConsentState, OPT_OUT_PATH } from '#isomorphic/measuring/consent-choice.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { MEASURING_WORDS } from './words/measuring-words.ts'

export type OptOutSwitchProps = { readonly state: ConsentState }

/**
 * Opt-out of sale and sharing without account and without script (M1.29); handled by src/measuring/consent-routes.tsx.
 */
export function OptOutSwitch({ state }: OptOutSwitchProps) {
  const { optOut: words } = useWords(MEASURING_WORDS)
  const status = state.isOptedOut ? words.optedOut : words.notOptedOut
  return (
    <form className="consent" action={OPT_OUT_PATH} method="post" data-track="none">
      <p className="lead" role="status">
        {state.hasGlobalPrivacyControl ? words.privacyControl : status}
      </p>
      {!state.hasGlobalPrivacyControl && (
        <p className="actions">
          <button
            type="submit"
            className={state.isOptedOut ? 'button button-ghost' : 'button'}
            name="optOut"
            value={state.isOptedOut ? '0' : '1'}
          >
            {state.isOptedOut ? words.withdraw : words.optOut}
          </button>
        </p>
      )}
    </form>
  )
}
