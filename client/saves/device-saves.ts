import { DEVICE_SAVES_KEY, MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'

/** Saves of a signed-out visitor in this browser. */
export type DeviceSaves = {
  readonly read: () => readonly string[]
  /** Adds or removes a path; false when the list is full or the browser has no storage. */
  readonly setSaved: (path: string, isSaved: boolean) => boolean
  /** Removes the paths that an account has taken over; paths added by other tabs remain. */
  readonly remove: (paths: readonly string[]) => void
}

function parsePaths(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((path): path is string => typeof path === 'string') : []
  } catch {
    return []
  }
}

/** @param storage may throw on any access: quota exceeded, or storage disabled */
export function createDeviceSaves(storage: () => Storage): DeviceSaves {
  const read = (): readonly string[] => {
    try {
      return [...new Set(parsePaths(storage().getItem(DEVICE_SAVES_KEY)))]
    } catch {
      return []
    }
  }
  const write = (paths: readonly string[]): boolean => {
    try {
      if (paths.length === 0) storage().removeItem(DEVICE_SAVES_KEY)
      else storage().setItem(DEVICE_SAVES_KEY, JSON.stringify(paths))
      return true
    } catch {
      return false
    }
  }
  return {
    read,
    setSaved: (path, isSaved) => {
      const others = read().filter((known) => known !== path)
      if (isSaved && others.length >= MAX_LIST_ITEMS) return false
      return write(isSaved ? [...others, path] : others)
    },
    remove: (paths) => {
      write(read().filter((path) => !paths.includes(path)))
    },
  }
}
