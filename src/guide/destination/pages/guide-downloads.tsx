export type GuideDownloadsProps = {
  /** Root-relative path of the place. */
  readonly path: string
}

/** Downloads of sights and routes for other devices, and printing the page. */
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
