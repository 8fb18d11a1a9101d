/** Key of the SETTINGS namespace with the alert of `npm run alert`. */
export const TERMINAL_ALERT_KEY = 'alert'
/** Key with the alerts of the admin, a copy of D1: neither writer reads or changes what the other wrote. */
export const ADMIN_ALERTS_KEY = 'admin-alerts'
