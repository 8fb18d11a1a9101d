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

describe('a late part', () => {
  it('is its markup, and says when it is there', async () => {
    const part = createDeferredPart(Promise.resolve(<p>{'<b>'}</p>), () => null, NEVER)
    expect(part.status).toBe('pending')
    expect(await settle(part)).toEqual({ html: '<p>&lt;b&gt;</p>', status: 'fulfilled' })
    expect(part.error).toBeUndefined()
  })

  it.each([
    ['its data cannot be had', () => Promise.reject(new Error('x'))],
    ['it cannot be shown', () => Promise.resolve(<Broken />)],
  ])('is what stands instead when %s, and keeps the error', async (_, work) => {
    const part = createDeferredPart(work(), () => <p>sorry</p>, NEVER)
    expect(await part).toBe('<p>sorry</p>')
    expect(part.error).toEqual(new Error('x'))
  })

  it('is over when its client has gone away', async () => {
    const leaving = new AbortController()
    const part = createDeferredPart(new Promise(() => undefined), () => null, leaving.signal)
    leaving.abort()
    expect(await part).toBe('')
  })
})

describe('waiting for parts', () => {
  it('ends when all are there, or after its time', async () => {
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

describe('a page of late parts', () => {
  it('holds those that came in time where they belong, without a script', async () => {
    const part = createDeferredPart(Promise.resolve(<b>here</b>), () => null, NEVER)
    await part
    const { value = '' } = await (await piecesOf([part])).read()
    expect(value).toContain('<b>here</b>')
    expect(value).not.toMatch(/<script|waiting/)
  })

  it('begins with words of waiting and a way to the whole, then takes each part as it comes', async () => {
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    const parts = [first, second].map(({ promise }) => createDeferredPart(promise, () => null, NEVER))
    const reader = await piecesOf(parts)
    const begun = (await reader.read()).value ?? ''
    expect(begun).toMatch(/waiting 0.*href="\/x\?whole=1".*waiting 1.*<\/main>/)
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
