import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { describe, expect, it, vi } from 'vitest'
import { createDeferredPart, Deferred, type DeferredPart, waitForParts } from './deferred-part.tsx'

const NEVER = new AbortController().signal
function Broken(): ReactNode {
  throw new Error('x')
}

const settle = async (part: DeferredPart) => ({ html: await part, status: part.status })

async function piecesOf(parts: readonly DeferredPart[]) {
  const stream = await renderToReadableStream(
    <main>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing here is reordered
        <Deferred key={index} part={part} completeHref="/x?whole=1">
          <p>{`waiting ${index}`}</p>
        </Deferred>
      ))}
    </main>,
    { nonce: 'n' },
  )
  return stream.pipeThrough(new TextDecoderStream()).getReader()
}

describe('createDeferredPart', () => {
  it('resolves to the markup and records its status', async () => {
    const part = createDeferredPart(Promise.resolve(<p>{'<b>'}</p>), () => null, NEVER)
    expect(part.status).toBe('pending')
    expect(await settle(part)).toEqual({ html: '<p>&lt;b&gt;</p>', status: 'fulfilled' })
    expect(part.error).toBeUndefined()
  })

  it.each([
    ['its data fails to load', () => Promise.reject(new Error('x'))],
    ['it fails to render', () => Promise.resolve(<Broken />)],
  ])('resolves to the fallback when %s and stores the error', async (_, work) => {
    const part = createDeferredPart(work(), () => <p>fallback</p>, NEVER)
    expect(await part).toBe('<p>fallback</p>')
    expect(part.error).toEqual(new Error('x'))
  })

  it('resolves when the client disconnects', async () => {
    const controller = new AbortController()
    const part = createDeferredPart(new Promise(() => undefined), () => null, controller.signal)
    controller.abort()
    expect(await part).toBe('')
  })
})

describe('waitForParts', () => {
  it('resolves when all parts are settled or after the timeout', async () => {
    vi.useFakeTimers()
    try {
      const quick = createDeferredPart(Promise.resolve('a'), () => null, NEVER)
      const never = createDeferredPart(new Promise(() => undefined), () => null, NEVER)
      await waitForParts([quick], 60)
      expect(quick.value).toBe('a')
      const over = vi.fn()
      const waiting = waitForParts([quick, never], 60).then(over)
      await vi.advanceTimersByTimeAsync(59)
      expect(over).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await waiting
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('Deferred', () => {
  it('renders settled parts in place without a script', async () => {
    const part = createDeferredPart(Promise.resolve(<b>here</b>), () => null, NEVER)
    await part
    const { value = '' } = await (await piecesOf([part])).read()
    expect(value).toContain('<b>here</b>')
    expect(value).not.toMatch(/<script|waiting/)
  })

  it('streams placeholders with a link to the complete page, then each part when it settles', async () => {
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    const parts = [first, second].map(({ promise }) => createDeferredPart(promise, () => null, NEVER))
    const reader = await piecesOf(parts)
    const firstChunk = (await reader.read()).value ?? ''
    expect(firstChunk).toMatch(/waiting 0.*href="\/x\?whole=1".*waiting 1.*<\/main>/)
    second.resolve('the second')
    const next = (await reader.read()).value ?? ''
    expect(next).toContain('the second')
    expect(next).not.toContain('the first')
    first.resolve('the first')
    let rest = ''
    for (let read = await reader.read(); !read.done; read = await reader.read()) rest += read.value
    expect(rest).toContain('the first')
    for (const [script] of (next + rest).matchAll(/<script[^>]*>/g)) expect(script).toContain('nonce="n"')
  })
})
