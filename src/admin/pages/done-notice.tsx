import { Notice } from '#src/site/components/notice.tsx'

export type DoneNoticeProps = {
  /** Query parameter `?done=`. */
  readonly done: string | undefined
  /** Message for each action of the page. */
  readonly messages: Readonly<Record<string, string>>
}

/** Returns the message of the action before the redirect, or null for unknown values. */
export const doneMessage = ({ done, messages }: DoneNoticeProps): string | null =>
  done !== undefined && Object.hasOwn(messages, done) ? (messages[done] ?? null) : null

/** Confirms the action before the redirect; renders nothing for unknown values. */
export function DoneNotice(props: DoneNoticeProps) {
  const text = doneMessage(props)
  return text === null ? null : <Notice tone="done" text={text} />
}
