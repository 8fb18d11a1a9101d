/** Field of a form that scripts send, with a key that is made once for each press. A form without script has none. */
export const PRESS_KEY_FIELD = 'pressKey'

const PRESS_KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a value is the key of a press: a UUID, as `crypto.randomUUID` makes it. */
export const isPressKey = (value: unknown): value is string =>
  typeof value === 'string' && PRESS_KEY.test(value)
