/** Returns a unique e-mail address. */
export const newAddress = (): string => `reader-${crypto.randomUUID()}@example.com`
