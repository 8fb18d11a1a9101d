/**
 * Name of the event that a newsletter form dispatches after a sign-up; it bubbles, and its detail is the address as
 * entered.
 */
export const SIGN_UP_EVENT = 'fernway:sign-up'
