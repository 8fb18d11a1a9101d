import { DOWNLOAD_BUTTON_WORDS } from '#isomorphic/offline/words/download-button-words.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { Icon } from '#src/site/components/icon.tsx'

export type OfflineButtonProps = {
  readonly name: string
  /** Path of the page whose guide is downloaded, without a language: it is downloaded in that of the page. */
  readonly path: string
  /** Shows the label beside the icon. */
  readonly hasWord?: boolean
  /** Whether it is the main action of the page. */
  readonly isMain?: boolean
}

/**
 * Downloads a guide for offline use. This needs script, so the button reserves its space and is invisible until
 * client/offline/start-offline.ts has checked the browser's support (docs/adr/0031).
 */
export function OfflineButton({ name, path, hasWord = false, isMain = false }: OfflineButtonProps) {
  const words = useWords(DOWNLOAD_BUTTON_WORDS)
  return (
    <button
      className={isMain ? 'button' : hasWord ? 'button button-ghost' : 'icon-button'}
      type="button"
      data-pocket={localiseHref(useLocale(), path)}
      data-name={name}
      aria-haspopup="dialog"
      aria-label={hasWord ? words.downloadLabel(name) : words.downloadIconLabel(name)}
    >
      <Icon name="offline" />
      {hasWord && words.download}
    </button>
  )
}
