import { FernMark, FernMarkReference } from '#src/site/components/fern-mark.tsx'

export type LogoProps = {
  /** True in the header, whose mark is referenced by the others of the page. */
  readonly definesMark?: boolean
}

/** Mark and name, linked to the home page. */
export function Logo({ definesMark = false }: LogoProps) {
  return (
    <a className="logo" href="/" aria-label="Fernway home">
      {definesMark ? <FernMark /> : <FernMarkReference />}
      <span>Fernway</span>
    </a>
  )
}
