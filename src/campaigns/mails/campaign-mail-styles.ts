import type { CSSProperties } from 'react'
import { MAIL_STYLES } from '#src/mail/pages/mail-styles.ts'

const SANS = MAIL_STYLES.sheet.font.slice(MAIL_STYLES.sheet.font.indexOf("'"))
const SERIF = MAIL_STYLES.lead.font.slice(MAIL_STYLES.lead.font.indexOf('Newsreader'))

/** Styles of campaigns in addition to those of all mails. */
export const CAMPAIGN_STYLES = {
  h2: { margin: '30px 0 10px', font: `800 24px/1.1 ${SANS}`, letterSpacing: '-0.01em', color: '#14231D' },
  h3: { margin: '24px 0 8px', font: `750 18px/1.2 ${SANS}`, color: '#14231D' },
  text: { margin: '0 0 16px', font: `400 18px/1.55 ${SERIF}`, color: '#14231D' },
  quote: {
    margin: '22px 0',
    padding: '2px 0 2px 18px',
    borderLeft: '4px solid #F2B23E',
    font: `400 21px/1.4 ${SERIF}`,
    color: '#14231D',
  },
  list: { margin: '0 0 16px', paddingLeft: 22, font: `400 18px/1.55 ${SERIF}`, color: '#14231D' },
  item: { margin: '0 0 6px' },
  rule: { margin: '28px 0', border: 0, borderTop: '1px solid #D5D8C9' },
  image: { display: 'block', width: '100%', maxWidth: 504, height: 'auto', border: 0 },
  figure: { margin: '22px 0' },
  card: { ...MAIL_STYLES.table, margin: '26px 0', width: '100%' },
  cardCell: { padding: '14px 0 0', borderBottom: '1px solid #D5D8C9', paddingBottom: 16 },
  kind: { margin: '0 0 4px', font: `400 13px/1.4 ${SANS}`, color: '#5C695F' },
  cardTitle: { margin: '0 0 6px', font: `800 22px/1.15 ${SANS}`, color: '#14231D' },
  cardLink: { color: '#14231D', textDecoration: 'none' },
  cardText: { margin: 0, font: `400 15px/1.5 ${SANS}`, color: '#46554C' },
  link: { color: '#14513B', textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>
