import { expect, it } from 'vitest'
import { requestIdOf } from './request-id.ts'

it('uses a valid ray ID, and generates an ID otherwise', () => {
  expect(requestIdOf(new Headers({ 'cf-ray': '8f1c2d3e4f5a6b7c-AMS' }))).toBe('8f1c2d3e4f5a6b7c-AMS')
  for (const ray of ['<script>', 'x'.repeat(65), 'ana@mail.example', ''])
    expect(requestIdOf(new Headers({ 'cf-ray': ray }))).toMatch(/^[0-9a-f-]{36}$/)
  expect(requestIdOf(new Headers())).toMatch(/^[0-9a-f-]{36}$/)
})
