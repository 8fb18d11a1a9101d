export type ListFilesProps = {
  /** Address of the list; its files are beside it. */
  readonly path: string
}

const FILES = [
  ['gpx', 'GPX', 'for walking apps'],
  ['kml', 'KML', 'for globes and maps'],
  ['csv', 'CSV', 'for spreadsheets'],
  ['json', 'JSON', 'to import here again'],
] as const

/** A list as files for other devices and programs, and on paper. */
export function ListFiles({ path }: ListFilesProps) {
  return (
    <ul className="take-along">
      {FILES.map(([type, label, use]) => (
        <li key={type}>
          <a className="link" href={`${path}.${type}`} download>
            {label}
          </a>{' '}
          <span className="meta">{use}</span>
        </li>
      ))}
      <li className="meta">Or print this page.</li>
    </ul>
  )
}
