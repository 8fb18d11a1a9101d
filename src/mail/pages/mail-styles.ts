import type { CSSProperties } from 'react'

const SANS = "'Bricolage Grotesque', 'Avenir Next', 'Segoe UI', Helvetica, Arial, sans-serif"
const SERIF = "Newsreader, Georgia, 'Times New Roman', serif"

/** An evening sky over water, from top to bottom. */
export const POSTER_BANDS = [
  { ink: '#12324A', height: 22 },
  { ink: '#1F6A6B', height: 16 },
  { ink: '#5FB08A', height: 11 },
  { ink: '#F2B23E', height: 8 },
  { ink: '#D8572E', height: 6 },
] as const

/** Inline styles, for mail clients that ignore style sheets; colours of the light theme (D2.1). */
export const MAIL_STYLES = {
  body: { margin: 0, padding: 0, backgroundColor: '#F8F7F0', color: '#14231D' },
  preheader: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 },
  table: { borderCollapse: 'collapse', borderSpacing: 0 },
  outerCell: { padding: '24px 12px 40px' },
  masthead: {
    padding: '18px 28px',
    backgroundColor: '#0E2019',
    color: '#F1EFE3',
    font: `800 26px/1 ${SANS}`,
    letterSpacing: '-0.01em',
  },
  band: { fontSize: 1, lineHeight: '1px', padding: 0 },
  sheet: {
    padding: '32px 28px 36px',
    backgroundColor: '#FFFFFF',
    color: '#14231D',
    font: `400 16px/1.5 ${SANS}`,
  },
  heading: { margin: '0 0 14px', font: `800 32px/1.05 ${SANS}`, letterSpacing: '-0.015em', color: '#14231D' },
  lead: { margin: '0 0 24px', font: `400 19px/1.45 ${SERIF}`, color: '#46554C' },
  text: { margin: '0 0 14px', color: '#46554C', font: `400 15px/1.5 ${SANS}` },
  buttonCell: { borderRadius: 3, backgroundColor: '#14513B' },
  button: {
    display: 'inline-block',
    padding: '15px 26px',
    color: '#FFFFFF',
    font: `650 16px/1.2 ${SANS}`,
    textDecoration: 'none',
  },
  address: { margin: '22px 0', font: `400 13px/1.5 ${SANS}`, color: '#5C695F', wordBreak: 'break-all' },
  footer: {
    margin: 0,
    paddingTop: 18,
    borderTop: '1px solid #D5D8C9',
    font: `400 13px/1.5 ${SANS}`,
    color: '#5C695F',
  },
  link: { color: '#14513B' },
} as const satisfies Record<string, CSSProperties>

/** Style sheet for mail clients with a dark mode: colours of the dark theme (D2.1). */
export const MAIL_DARK_RULES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background-color:#101915!important}
.sheet{background-color:#18241E!important}
.night{background-color:#0A110E!important}
.ink{color:#F1EFE3!important}
.soft{color:#BCC6BA!important;border-color:#2C3A33!important}
.fern{background-color:#93CFA9!important}
.on-fern{color:#0B2018!important}
.link{color:#93CFA9!important}
}`
