export type ListFilesProps = {
  /** Path of the list; the paths of its files extend it. */
  readonly path: string
}

const FILES = [
  ['gpx', 'GPX', 'for walking apps'],
  ['kml', 'KML', 'for globes and maps'],
  ['csv', 'CSV', 'for spreadsheets'],
  ['json', 'JSON', 'to import here again'],
] as const

/** Links to a list as files for other programs. */
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
