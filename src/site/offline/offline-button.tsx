import { Icon } from '#src/site/components/icon.tsx'

export type OfflineButtonProps = {
  readonly name: string
  /** Address of the page whose guide is taken along. */
  readonly path: string
  /** Shows the words beside the mark. */
  readonly hasWord?: boolean
  /** What the page is there for. */
  readonly isMain?: boolean
}

/**
 * Takes a guide along. It is script that keeps one, so the button keeps its room and is not there for anybody until
 * client/offline/start-offline.ts has found that this browser can (docs/adr/0031).
 */
export function OfflineButton({ name, path, hasWord = false, isMain = false }: OfflineButtonProps) {
  return (
    <button
      className={isMain ? 'button' : hasWord ? 'button button-ghost' : 'icon-button'}
      type="button"
      data-pocket={path}
      data-name={name}
      aria-haspopup="dialog"
      aria-label={hasWord ? `Take it with you: ${name}` : `Take ${name} with you`}
    >
      <Icon name="offline" />
      {hasWord && 'Take it with you'}
    </button>
  )
}
