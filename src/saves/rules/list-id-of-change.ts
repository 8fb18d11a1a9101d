import { LIST_ID_BYTES } from './saves-limits.ts'

/** Hexadecimal digits of a list ID. */
const LENGTH = 2 * LIST_ID_BYTES

/**
 * The ID of the list that a change creates, so that it is created once however often the change arrives.
 * @param key of the change, a UUID
 */
export const listIdOfChange = (key: string): string => key.replaceAll('-', '').slice(0, LENGTH)
