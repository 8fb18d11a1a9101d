import { ICON_PATHS, type IconName } from './icon-paths.ts'

export type IconProps = { readonly name: IconName }

/** A stroke icon in the colour of its text; always beside words or inside a named control, so hidden from readers. */
export function Icon({ name }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
