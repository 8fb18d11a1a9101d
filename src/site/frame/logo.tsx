import { FernMark, FernMarkAgain } from '#src/site/components/fern-mark.tsx'

export type LogoProps = {
  /** True for the header's, whose mark the others of the page show again. */
  readonly isFirst?: boolean
}

/** Mark and name, leading home. */
export function Logo({ isFirst = false }: LogoProps) {
  return (
    <a className="logo" href="/" aria-label="Fernway home">
      {isFirst ? <FernMark /> : <FernMarkAgain />}
      <span>Fernway</span>
    </a>
  )
}
