import { expect, it } from 'vitest'
import { UnavailableError } from '#src/platform/app-error.ts'
import { notifyErrorService } from './notify-error-service.ts'

const PARAMS = {
  requestId: 'r1',
  heldBack: 3,
  route: '/places',
  place: 'AMS',
  binding: 'DB',
  operation: 'first',
}
const SERVICE = { host: 'https://errors.example', projectId: 7, projectKey: 'k' }

it('notifies the service by the Airbrake API, with the request ID and without personal data', async () => {
  const sent: { address: string; body: unknown }[] = []
  const fetch = async (address: string, init?: RequestInit) => {
    sent.push({ address, body: JSON.parse(String(init?.body)) })
    return new Response(null, { status: 201 })
  }
  await notifyErrorService(fetch, SERVICE, new UnavailableError('store of ana@mail.example'), PARAMS)
  expect(sent).toMatchObject([
    {
      address: 'https://errors.example/api/v3/projects/7/notices?key=k',
      body: {
        errors: [
          {
            type: 'UnavailableError',
            message: 'unavailable: store of [email] is unavailable',
            backtrace: expect.arrayContaining([expect.objectContaining({ line: expect.any(Number) })]),
          },
        ],
        context: { component: 'worker', severity: 'error' },
        params: PARAMS,
      },
    },
  ])
})

it.each([new Error('x'), Object.assign(new Error('x'), { stack: 5 })])('never rejects', async (error) => {
  const fetch = () => Promise.reject(new Error('down'))
  await expect(notifyErrorService(fetch, SERVICE, error, PARAMS)).resolves.toBeUndefined()
})
