export type ListFilesProps = {
  /** Address of the list; its files are beside it. */
  readonly path: string
}

/** A list as files for other devices and programs, and on paper. */
export function ListFiles({ path }: ListFilesProps) {
  return (
    <p className="meta take-along">
      <b>Take it with you.</b> The list as{' '}
      <a href={`${path}.gpx`} download>
        GPX
      </a>{' '}
      for walking apps, as{' '}
      <a href={`${path}.kml`} download>
        KML
      </a>{' '}
      for globes and maps, as{' '}
      <a href={`${path}.json`} download>
        JSON
      </a>{' '}
      to import it here again; or print this page.
    </p>
  )
}
