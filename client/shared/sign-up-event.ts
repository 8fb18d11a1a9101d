/** Name of the event on a newsletter form that signed somebody up; its detail is the address as it was typed. */
export const SIGN_UP_EVENT = 'fernway:sign-up'
