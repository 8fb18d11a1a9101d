/** Countries by the letters of the sockets in use there (IEC's letters, A to O); one that is not sure is left out. */
const BY_TYPES: Readonly<Record<string, string>> = {
  'A, B': `BHS BLZ BMU CAN CRI CUW GTM HND JAM JPN MEX NIC PAN PRI SLV TWN USA VEN`,
  'A, B, C': `COL DOM ECU CUB HTI PHL THA`,
  'A, C': `PER BOL`,
  'A, C, F': `VNM`,
  'A, C, I': `CHN`,
  'A, B, G': `LBN`,
  'B, F': `SUR`,
  C: `PRY`,
  'C, D, M': `IND`,
  'C, D, M, G': `NPL BTN`,
  'C, E': `BEN BEL CAF CIV CMR COG COM CZE DJI DZA FRA MAR MDG MLI MRT POL PYF SEN SVK TGO TUN MTQ GLP REU NCL GUF COD`,
  'C, F': `ALB AND AUT AZE BGR BIH BLR CPV DEU EGY ESP EST FIN GEO GRC HRV HUN IDN IRN ISL KAZ KGZ KOR LTU LUX LVA MDA MKD MNE MNG MOZ
    NLD NOR PRT ROU RUS SRB SVN SWE TJK TUR UKR UZB ARM XKX FRO TLS AGO`,
  'C, E, F': `ETH LAO NER TCD`,
  'C, F, L': `ITA VAT SMR`,
  'C, J': `CHE LIE RWA`,
  'C, L': `CHL`,
  'C, F, I, L': `URY`,
  'C, I': `ARG`,
  'C, N': `BRA`,
  'C, H': `ISR`,
  'C, H, F': `PSE`,
  'C, E, F, K': `DNK GRL`,
  'C, M, N': `ZAF`,
  'D, M': `NAM`,
  'D, G': `GHA NGA TZA MDV ZWE`,
  'D, G, M': `LKA BWA`,
  'C, D, F, G, J': `JOR`,
  'C, D, G, M': `PAK`,
  'C, D, G, L': `MWI`,
  'A, C, G': `KHM`,
  'C, G': `MUS ARE QAT KWT BHR OMN`,
  G: `BRN CYP GBR GGY GIB HKG IMN IRL JEY KEN MAC MLT MYS SAU SGP SYC UGA YEM FLK SHN LCA DMA GRD KNA VCT`,
  'C, D, G': `BGD ZMB`,
  I: `AUS FJI KIR NRU NZL PNG SLB TON TUV WSM VUT COK NIU NFK TKL`,
  'A, B, I': `PLW FSM MHL ASM GUM MNP`,
  'C, D, F': `SDN`,
  'C, D, F, L': `ERI`,
  'C, D, F, G': `IRQ SYR`,
  M: `LSO SWZ`,
}

const TYPES = new Map(
  Object.entries(BY_TYPES).flatMap(([types, codes]) =>
    codes
      .trim()
      .split(/\s+/)
      .map((code) => [code, types] as const),
  ),
)

/** `Types C and F`; null where we are not sure. */
export function plugTypesText(code: string): string | null {
  const types = TYPES.get(code)?.split(', ')
  if (types === undefined) return null
  const [last] = types.slice(-1)
  return types.length === 1 ? `Type ${last}` : `Types ${types.slice(0, -1).join(', ')} and ${last}`
}
