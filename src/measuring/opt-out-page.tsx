import type { TextPageRecord } from '#src/catalogue/article-types.ts'
import { TextPage } from '#src/site/components/text-page.tsx'
import { OptOutSwitch, type OptOutSwitchProps } from './opt-out-switch.tsx'

export type OptOutPageProps = OptOutSwitchProps & {
  readonly page: TextPageRecord
  readonly contactAddress: string
}

/** `/do-not-sell-or-share-my-personal-information`: the policy and the opt-out switch. */
export function OptOutPage({ page, state, contactAddress }: OptOutPageProps) {
  return <TextPage page={page} contactAddress={contactAddress} control={<OptOutSwitch state={state} />} />
}
