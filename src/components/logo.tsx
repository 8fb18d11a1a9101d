import { FernMark } from './fern-mark.tsx'

/** Mark and name, leading home. */
export function Logo() {
  return (
    <a className="logo" href="/" aria-label="Fernway home">
      <FernMark />
      <span>Fernway</span>
    </a>
  )
}
