import { useWords } from '#isomorphic/words/use-words.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'
import { Icon } from './icon.tsx'

export type ShareMenuProps = {
  /** Name of the page: subject of the mail and name of the button. */
  readonly name: string
  /** Absolute URL of the page. */
  readonly address: string
}

/**
 * Share menu: the URL to copy, and a mail link. client/site/start-share-menu.ts copies at once or opens the native
 * share dialog.
 */
export function ShareMenu({ name, address }: ShareMenuProps) {
  const words = useWords(SITE_WORDS).components
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`
  return (
    <details className="share">
      <summary className="icon-button">
        <Icon name="share" />
        <span className="visually-hidden">{words.share(name)}</span>
      </summary>
      <div className="share-panel">
        <label>
          {words.shareLink}
          <input className="search-box-input" readOnly defaultValue={address} />
        </label>
        <a className="link" href={mail}>
          {words.shareByMail}
        </a>
      </div>
    </details>
  )
}
