/** Countries by socket types in use (IEC letters A to O); uncertain ones are omitted. */
const BY_TYPES: Readonly<Record<string, string>> = {
  'A, B': `AIA ASM ATG BHS BLZ BMU BRB CAN COL CRI CUW CYM ECU FSM GTM GUM HND HTI JAM JPN MEX MHL MNP NIC PAN PLW PRI SLV TCA
    TTO TWN USA VEN VGB VIR LBR MSR SXM`,
  'A, B, C': `DOM PER PHL`,
  'A, B, C, L': `CUB`,
  'A, B, C, O': `THA`,
  'A, C': `BOL VNM`,
  'A, C, I': `CHN`,
  'A, C, G': `KHM`,
  C: `MRT PRY TGO GAB GNB SOM`,
  'C, D': `PAK SDN SSD`,
  'C, D, M': `IND NPL`,
  'C, D, G': `BGD BTN IRQ ZMB`,
  'C, D, F, G, J': `JOR`,
  'C, E': `BEL BEN BFA BLM CAF CIV CMR COD COG COM CZE DJI FRA GLP GNQ GUF MAF MAR MDG MLI MNG MTQ MYT POL PYF REU SEN SPM SVK
    TUN WLF BDI ESH`,
  'A, B, F': `ABW`,
  'C, F, K': `GIN`,
  'A, B, D, G': `GUY`,
  'A, B, C, E, F': `LAO`,
  'A, B, C, D, G': `LBN`,
  'A, C, D, G, I': `MMR`,
  'C, D, E, F': `NER TCD`,
  'A, C, F': `PRK`,
  'C, E, L': `SYR`,
  'C, E, F, I': `TLS`,
  'A, B, G': `VCT`,
  'A, D, G': `YEM`,
  'C, E, F': `MCO`,
  'C, F': `AFG AGO ALA ALB AND ARM AUT AZE BGR BIH BLR CPV DEU DZA EGY ESP EST ETH FIN GEO GRC HRV HUN IDN IRN ISL KAZ KGZ KOR LTU LUX
    LVA MDA MKD MNE NLD NOR PRT ROU RUS SRB SUR SVN SWE TJK TUR UKR UNK UZB NCL SJM STP TKM`,
  'C, F, L': `ITA SMR URY VAT`,
  'C, F, M': `MOZ`,
  'C, G': `MUS`,
  'C, H': `ISR PSE`,
  'C, I': `ARG`,
  'C, J': `CHE LIE RWA`,
  'C, L': `CHL ERI LBY`,
  'C, N': `BRA`,
  'C, E, F, K': `DNK FRO GRL`,
  'C, M, N': `ZAF`,
  'D, G': `DMA GHA MDV NGA SLE TZA ZWE KNA`,
  'D, G, M': `BWA LKA`,
  'D, M': `NAM`,
  G: `ARE BHR BRN CYP FLK GBR GGY GIB GMB GRD HKG IMN IRL JEY KEN KWT LCA MAC MLT MWI MYS OMN QAT SAU SGP SGS SHN SYC UGA`,
  I: `AUS CCK COK CXR FJI KIR NFK NIU NRU NZL PCN PNG SLB TKL TON TUV VUT WSM`,
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

/** `Types C and F`; null where uncertain. */
export function plugTypesText(code: string): string | null {
  const types = TYPES.get(code)?.split(', ')
  if (types === undefined) return null
  const [last] = types.slice(-1)
  return types.length === 1 ? `Type ${last}` : `Types ${types.slice(0, -1).join(', ')} and ${last}`
}
