/**
 * Key of the SETTINGS namespace: while it is set, no campaign and no dead letter is sent. An operator sets it before the
 * database is restored (`npm run erasures -- note`), because a restored database does not contain which mails were sent
 * since; it is not part of the database for the same reason.
 */
export const SENDING_STOPPED_KEY = 'sending-stopped'
