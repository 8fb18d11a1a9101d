/** `/desk/access` */
export const en = {
  introduction:
    'Accounts that the setting OPERATORS names. Shutting one out takes effect with its next request, and lasts until it is admitted again.',
  caption: 'Accounts with access',
  columns: { account: 'Account', role: 'Role', state: 'State', action: 'Action' },
  admitted: 'admitted',
  you: 'you',
  blockedBy: (name: string) => `shut out by ${name}, `,
  block: 'Shut out',
  admit: 'Admit again',
  confirmations: {
    blocked: 'Shut out. The account gets 404 from its next request on.',
    admitted: 'Admitted again.',
  },
  ownAccount: 'You cannot shut yourself out.',
  unknownAccount: 'OPERATORS does not name this account.',
  empty: 'OPERATORS names no account.',
}
