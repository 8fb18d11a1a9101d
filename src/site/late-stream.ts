import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { LATE_MARK } from './late-mark.ts'

/**
 * A page in three pieces: all before its mark at once, what it waits for when it is there, then the rest. In the order of
 * the document, so that it needs no script and no nonce.
 * @param html a whole document with one `LATE_MARK`
 * @param instead stands where the late part cannot be had or shown
 */
export function streamLate(
  html: string,
  late: Promise<ReactNode>,
  instead: (error: unknown) => string,
): ReadableStream<Uint8Array> {
  const at = html.indexOf(LATE_MARK)
  async function* pieces(): AsyncGenerator<string> {
    yield html.slice(0, at)
    yield await late.then(renderToString).catch(instead)
    yield html.slice(at + LATE_MARK.length)
  }
  const source = pieces()
  const stream = new ReadableStream<string>({
    async pull(controller) {
      const { value, done } = await source.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
  })
  return stream.pipeThrough(new TextEncoderStream())
}
