import type { InputSource } from './engine-driver.ts'

/** Key values of WebDriver. */
export const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015', Tab: '\uE004' } as const

/** Presses keys one after another. */
export const keySteps = (values: readonly string[]): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: values.flatMap((value) => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value },
  ]),
})

/** Moves the pointer to viewport coordinates and clicks. */
export const clickSteps = (x: number, y: number): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})
