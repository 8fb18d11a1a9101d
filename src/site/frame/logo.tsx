import { FernMark, FernMarkReference } from '#src/site/components/fern-mark.tsx'

export type LogoProps = {
  /** True for the header's, whose mark the others of the page show again. */
  readonly definesMark?: boolean
}

/** Mark and name, leading home. */
export function Logo({ definesMark = false }: LogoProps) {
  return (
    <a className="logo" href="/" aria-label="Fernway home">
      {definesMark ? <FernMark /> : <FernMarkReference />}
      <span>Fernway</span>
    </a>
  )
}
