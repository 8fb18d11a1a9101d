import { describe, expect, it } from 'vitest'
import { imageAddressesFor } from './image-addresses-for.ts'

const ORIGINS = {
  proxyOrigins: ['https://pictures.example'],
  hosts: {
    targets: { media: 'media.example' },
    legacy: [{ host: 'old.example', folder: '/', target: 'media' }],
  },
} as const

describe('imageAddressesFor', () => {
  it.each([
    ['/images/a.jpg', '/_image?url=%2Fimages%2Fa.jpg&w=640&q=75'],
    ['https://pictures.example/a.jpg', '/_image?url=https%3A%2F%2Fpictures.example%2Fa.jpg&w=640&q=75'],
    ['https://old.example/a.jpg?w=9', 'https://media.example/a.jpg?w=640&auto=format&q=75'],
    ['https://media.example/a.jpg?auto=format&q=75', 'https://media.example/a.jpg?auto=format&q=75&w=640'],
  ])('requests %s as %s', (source, address) => {
    expect(imageAddressesFor(source, ORIGINS)?.(640)).toBe(address)
  })

  it.each([
    'https://elsewhere.example/a.jpg',
    'https://pictures.example.evil.example/a',
    '/api/auth/profile',
    '',
    'a.jpg',
  ])('returns null for %s', (source) => {
    expect(imageAddressesFor(source, ORIGINS)).toBeNull()
  })
})
