import {
  DEFAULT_MEASURING,
  MEASURING_META,
  type MeasuringSettings,
} from '#isomorphic/measuring/measuring-settings.ts'

export type MeasuringMetaProps = { readonly settings: MeasuringSettings }

/** Passes the measuring settings of this deployment to the browser; nothing for the default settings. */
export function MeasuringMeta({ settings }: MeasuringMetaProps) {
  const changed = Object.entries(settings).filter(
    ([name, value]) => value !== DEFAULT_MEASURING[name as keyof MeasuringSettings],
  )
  if (changed.length === 0) return null
  return <meta name={MEASURING_META} content={JSON.stringify(Object.fromEntries(changed))} />
}
