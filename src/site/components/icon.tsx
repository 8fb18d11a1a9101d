import { ICON_PATHS, type IconName } from './icon-paths.ts'

export type IconProps = { readonly name: IconName }

/**
 * A stroke icon in the current colour; always beside text or inside a labelled control, so it is hidden from assistive
 * technology.
 */
export function Icon({ name }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
