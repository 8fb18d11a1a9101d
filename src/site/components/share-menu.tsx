import { Icon } from './icon.tsx'

export type ShareMenuProps = {
  /** What is shared: the subject of a mail, and the name of the button. */
  readonly name: string
  /** The absolute address of the page. */
  readonly address: string
}

/**
 * Ways to pass a page on: its address to copy, and a mail. client/site/start-share-menu.ts copies at once, or hands over to
 * what the device shares with.
 */
export function ShareMenu({ name, address }: ShareMenuProps) {
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`
  return (
    <details className="share">
      <summary className="icon-button">
        <Icon name="share" />
        <span className="visually-hidden">Share {name}</span>
      </summary>
      <div className="share-panel">
        <label>
          Link to this page
          <input className="search-box-input" readOnly defaultValue={address} />
        </label>
        <a className="link" href={mail}>
          Send it by mail
        </a>
      </div>
    </details>
  )
}
