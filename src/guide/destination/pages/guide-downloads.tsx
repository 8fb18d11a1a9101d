export type GuideDownloadsProps = {
  /** Root-relative address of the place. */
  readonly path: string
}

/** The sights and routes as files for other devices, and the page on paper. */
export function GuideDownloads({ path }: GuideDownloadsProps) {
  return (
    <p className="meta take-along">
      <b>Take it with you.</b> The sights and the ways through them as{' '}
      <a href={`${path}.gpx`} download>
        GPX
      </a>{' '}
      for walking apps or{' '}
      <a href={`${path}.kml`} download>
        KML
      </a>{' '}
      for globes and maps; or print this page, it comes out as a guide.
    </p>
  )
}
