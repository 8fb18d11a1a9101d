/** `/desk/audit` */
export const en = {
  caption: 'Audit trail',
  columns: { time: 'Time', user: 'User', action: 'Action', target: 'Target', details: 'Details' },
  actor: (name: string, role: string) => `${name} (${role})`,
  empty: 'No entries yet.',
  earlier: 'Earlier',
}
