import { Notice } from '#src/site/components/notice.tsx'

export type DoneNoticeProps = {
  /** Query parameter `?done=`. */
  readonly done: string | undefined
  /** Message for each action of the page. */
  readonly messages: Readonly<Record<string, string>>
}

/** Confirms the action before the redirect; renders nothing for unknown values. */
export function DoneNotice({ done, messages }: DoneNoticeProps) {
  const text = done !== undefined && Object.hasOwn(messages, done) ? messages[done] : undefined
  return text === undefined ? null : <Notice tone="done" text={text} />
}
