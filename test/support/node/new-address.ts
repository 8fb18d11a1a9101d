/** An address that no other test uses. */
export const newAddress = (): string => `reader-${crypto.randomUUID()}@example.com`
