/**
 * Options of a server whose idle connections stay open: a client on a slow machine may use one at the moment when the
 * server would end it.
 */
export const PATIENT = { keepAliveTimeout: 0 } as const
