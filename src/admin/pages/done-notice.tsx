import { Notice } from '#src/site/components/notice.tsx'

export type DoneNoticeProps = {
  /** What the address says was done (`?done=`). */
  readonly done: string | undefined
  /** The sentence for each thing that can be done on the page. */
  readonly messages: Readonly<Record<string, string>>
}

/** Says what the form before this page did; nothing for what nobody did here. */
export function DoneNotice({ done, messages }: DoneNoticeProps) {
  const text = done !== undefined && Object.hasOwn(messages, done) ? messages[done] : undefined
  return text === undefined ? null : <Notice tone="done" text={text} />
}
