/** Whether the site itself answered: every answer of it says so (R4.1), the page with which a hotel asks for a room number does not. */
export const isSiteResponse = ({ headers }: Response): boolean =>
  headers.get('cross-origin-resource-policy') === 'same-origin'
