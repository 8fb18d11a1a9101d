import { expect } from 'vitest'
import { responseBytes } from './image-site.ts'

/** Checks what all image errors have in common (R5.1, R5.7, R5.8). */
export async function expectImageError(response: Response, status: number): Promise<void> {
  const body = await responseBytes(response)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(body.byteLength).toBeLessThanOrEqual(200)
  const text = new TextDecoder().decode(body)
  expect(text).not.toContain('SECRET')
}
