import { PRESSED_KEY } from '#isomorphic/saves/saves-names.ts'

/**
 * Pages that were saved while it was not known who is signed in: a page that has just loaded, a session that cannot be
 * checked. They are saves of the device until an account takes them over, as if they were pressed then.
 */
export type PressLog = {
  readonly read: () => readonly string[]
  readonly add: (path: string) => void
  /** Called once it is known that no one is signed in, or when an account has the pages. */
  readonly clear: () => void
}

/** @param storage may throw on any access */
export function createPressLog(storage: () => Storage): PressLog {
  const read = (): readonly string[] => {
    try {
      const value: unknown = JSON.parse(storage().getItem(PRESSED_KEY) ?? '[]')
      return Array.isArray(value) ? value.filter((path): path is string => typeof path === 'string') : []
    } catch {
      return []
    }
  }
  const attempt = (work: () => void): void => {
    try {
      work()
    } catch {
      // Without storage there are no saves of the device either.
    }
  }
  return {
    read,
    add: (path) => attempt(() => storage().setItem(PRESSED_KEY, JSON.stringify([...read(), path]))),
    clear: () => attempt(() => storage().removeItem(PRESSED_KEY)),
  }
}
