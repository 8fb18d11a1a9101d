/** Countries with left-hand traffic; all others drive on the right. Antarctica has no rule. */
const LEFT = new Set(
  `AIA ATG AUS BGD BHS BRB BMU BTN BWA BRN CCK COK CXR CYM CYP DMA FJI FLK GBR GGY GRD GUY HKG IDN IMN IND IRL JAM JEY JPN
  KEN KIR KNA LCA LKA LSO MAC MDV MLT MOZ MSR MUS MWI MYS NAM NFK NIU NPL NRU NZL PAK PCN PNG SGP SGS SHN SLB SUR SWZ SYC
  TCA THA TKL TLS TON TTO TUV TZA UGA VCT VGB VIR WSM ZAF ZMB ZWE`.split(/\s+/),
)
const WITHOUT_RULE = new Set(['ATA'])

/** `On the left` or `On the right`; null where there is no public traffic. */
export function drivingSideText(code: string): string | null {
  if (WITHOUT_RULE.has(code)) return null
  return LEFT.has(code) ? 'On the left' : 'On the right'
}
