import { Notice } from '#src/site/components/notice.tsx'

export type DeskDoneProps = {
  /** What the address says was done (`?done=`). */
  readonly done: string | undefined
  /** The sentence for each thing that can be done on the page. */
  readonly words: Readonly<Record<string, string>>
}

/** Says what the form before this page did; nothing for what nobody did here. */
export function DeskDone({ done, words }: DeskDoneProps) {
  const text = done !== undefined && Object.hasOwn(words, done) ? words[done] : undefined
  return text === undefined ? null : <Notice tone="done" text={text} />
}
