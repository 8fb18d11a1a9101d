import { describe, expect, it, vi } from 'vitest'
import { patchReact, usesStockReact } from './patch-react.ts'

type Handler = (this: { warn: (message: string) => void }, code: string) => { code: string } | null

function handlerOf(patch: (code: string) => string): Handler {
  const plugin = patchReact({ name: 'test', environment: 'client', file: /react/, patch })
  return (plugin.transform as unknown as { handler: Handler }).handler
}

describe('patchReact', () => {
  it('returns the patched code', () => {
    const warn = vi.fn()
    expect(handlerOf((code) => `${code}!`).call({ warn }, 'react')).toEqual({ code: 'react!', map: null })
    expect(warn).not.toHaveBeenCalled()
  })

  it('leaves an unknown version of React unchanged and warns with the reason', () => {
    const warn = vi.fn()
    const patch = (): string => {
      throw new Error('react-dom has no startViewTransition')
    }
    expect(handlerOf(patch).call({ warn }, 'react')).toBeNull()
    expect(warn).toHaveBeenCalledWith('React is used as published: react-dom has no startViewTransition')
  })

  it('is off when STOCK_REACT is 1', () => {
    expect(usesStockReact({ STOCK_REACT: '1' })).toBe(true)
    expect(usesStockReact({ STOCK_REACT: '' })).toBe(false)
    expect(usesStockReact({})).toBe(false)
  })
})
