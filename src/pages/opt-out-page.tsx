import type { TextPageRecord } from '#src/catalogue/article-types.ts'
import { OptOutSwitch, type OptOutSwitchProps } from '#src/components/opt-out-switch.tsx'
import { TextPage } from './text-page.tsx'

export type OptOutPageProps = OptOutSwitchProps & { readonly page: TextPageRecord }

/** `/do-not-sell-or-share-my-personal-information`: what we do, and the switch. */
export function OptOutPage({ page, state }: OptOutPageProps) {
  return <TextPage page={page} control={<OptOutSwitch state={state} />} />
}
