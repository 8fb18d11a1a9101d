/** Name of the event on a newsletter form that signed somebody up; it rises, and its detail is the address as typed. */
export const SIGN_UP_EVENT = 'fernway:sign-up'
