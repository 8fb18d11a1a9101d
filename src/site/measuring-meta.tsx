import {
  DEFAULT_MEASURING,
  MEASURING_META,
  type MeasuringSettings,
} from '#isomorphic/measuring/measuring-settings.ts'

export type MeasuringMetaProps = { readonly settings: MeasuringSettings }

/** Tells the browser how this deployment measures; nothing where that is by our own tracker alone. */
export function MeasuringMeta({ settings }: MeasuringMetaProps) {
  const changed = Object.entries(settings).filter(
    ([name, value]) => value !== DEFAULT_MEASURING[name as keyof MeasuringSettings],
  )
  if (changed.length === 0) return null
  return <meta name={MEASURING_META} content={JSON.stringify(Object.fromEntries(changed))} />
}
