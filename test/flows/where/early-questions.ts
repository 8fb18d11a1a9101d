import type { JudgedQuestion } from './judged-question.ts'

/** The first twenty. */
export const EARLY_QUESTIONS: readonly JudgedQuestion[] = [
  {
    query: 'month=march&warm=warm&dry=1&interest=ruins&from=berlin&near=1',
    acceptable:
      'egypt jordan tunisia cyprus israel saudi-arabia algeria morocco malta oman lebanon greece/crete',
    impossible:
      'peru mexico iceland norway finland sweden cambodia united-kingdom/scotland thailand australia',
  },
  {
    query: 'month=may&interest=old-towns&from=paris&near=1',
    acceptable:
      'italy spain portugal croatia czechia belgium france austria slovenia greece germany poland morocco malta estonia hungary bulgaria lithuania latvia luxembourg switzerland turkiye united-kingdom romania bosnia-and-herzegovina',
    impossible: 'japan peru vietnam cuba australia antarctica colombia iceland maldives',
  },
  {
    query: 'month=january&warm=warm&interest=beaches',
    acceptable:
      'thailand mexico barbados antigua-and-barbuda jamaica bahamas saint-lucia grenada costa-rica panama dominican-republic cuba belize sri-lanka india/goa india/kerala aruba curacao senegal gambia cape-verde australia new-zealand maldives puerto-rico martinique guadeloupe cayman-islands saint-barthelemy british-virgin-islands anguilla united-states-virgin-islands turks-and-caicos-islands united-arab-emirates oman saint-martin sint-maarten uruguay chile south-africa philippines nicaragua el-salvador brazil saint-kitts-and-nevis vietnam caribbean-netherlands cambodia bonaire ghana united-states/miami tanzania saint-vincent-and-the-grenadines',
    impossible:
      'norway iceland latvia poland germany united-kingdom denmark canada france greece croatia estonia',
  },
  {
    query: 'month=january&interest=snow',
    acceptable:
      'austria switzerland japan/hokkaido norway finland sweden italy/dolomites andorra liechtenstein slovakia canada united-states slovenia germany/bavaria antarctica georgia iceland bulgaria france =japan japan',
    impossible: 'brazil kenya thailand egypt fiji maldives cuba indonesia',
  },
  {
    query: 'month=july&interest=wildlife&from=london',
    acceptable:
      'tanzania kenya botswana zambia namibia south-africa zimbabwe rwanda uganda malawi norway/svalbard iceland canada costa-rica brazil ecuador madagascar malaysia/borneo greenland united-states mozambique gabon peru bolivia indonesia eswatini finland sweden norway united-kingdom/scotland',
    impossible: 'qatar kuwait monaco vatican-city united-arab-emirates india iraq',
  },
  {
    query: 'month=august&interest=beaches&warm=warm&dry=1',
    acceptable:
      'tanzania mozambique fiji indonesia french-polynesia brazil mauritius madagascar kenya portugal spain greece italy croatia mayotte comoros seychelles reunion timor-leste new-caledonia australia cook-islands tonga samoa france malaysia gabon bulgaria denmark aruba curacao vanuatu ecuador peru france/corsica albania montenegro wallis-and-futuna caribbean-netherlands malta cape-verde',
    impossible:
      'united-arab-emirates oman qatar kuwait bangladesh myanmar india antarctica iceland iraq saudi-arabia',
  },
  {
    query: 'month=november&interest=deserts',
    acceptable:
      'morocco oman united-arab-emirates jordan tunisia algeria egypt namibia saudi-arabia qatar bahrain chile/atacama israel kuwait mauritania india/rajasthan india/jaipur united-states/las-vegas iran australia mexico united-states/grand-canyon argentina aruba peru cape-verde =united-states bolivia india senegal',
    impossible: 'iceland norway finland canada kazakhstan mongolia ireland',
  },
  {
    query: 'month=october&interest=mountains&warm=mild',
    acceptable:
      'nepal bhutan japan georgia morocco turkiye greece italy spain peru bulgaria taiwan south-korea lebanon albania montenegro north-macedonia armenia china india mexico south-africa cyprus france portugal australia argentina chile switzerland austria slovenia romania kosovo united-states azerbaijan croatia bosnia-and-herzegovina new-zealand lesotho serbia andorra jordan pakistan tajikistan uzbekistan ecuador reunion kyrgyzstan israel iran',
    impossible: 'norway/svalbard greenland antarctica maldives netherlands qatar',
  },
  {
    query: 'month=april&interest=food&days=7&from=paris&near=1',
    acceptable:
      'italy spain portugal morocco france turkiye tunisia greece austria belgium germany hungary slovenia georgia united-kingdom czechia croatia bulgaria switzerland cyprus malta azerbaijan luxembourg poland moldova',
    impossible: 'japan peru vietnam thailand argentina mexico australia india',
  },
  {
    query: 'month=june&interest=islands&quiet=1',
    acceptable:
      'portugal/azores faroe-islands aland-islands isle-of-man guernsey jersey united-kingdom/scotland greece/rhodes italy/sardinia malta cyprus estonia denmark norway/lofoten france/corsica cape-verde fiji tonga samoa cook-islands sao-tome-and-principe timor-leste reunion ireland indonesia/lombok indonesia/flores saint-pierre-and-miquelon mauritius vanuatu papua-new-guinea bermuda madagascar niue tuvalu new-caledonia wallis-and-futuna curacao mayotte comoros aruba caribbean-netherlands saint-helena-ascension-and-tristan-da-cunha trinidad-and-tobago solomon-islands kiribati christmas-island portugal/madeira canada/nova-scotia norway greece spain finland iceland spain/galicia sweden =tanzania french-polynesia seychelles montserrat dominica norfolk-island micronesia pitcairn-islands',
    impossible: 'greece/cyclades italy/venice indonesia/bali united-kingdom/london hong-kong spain/mallorca',
  },
  {
    query: 'month=february&interest=wildlife&warm=warm',
    acceptable:
      'tanzania kenya costa-rica ecuador sri-lanka india uganda rwanda panama belize mexico senegal gambia ghana thailand cambodia nicaragua guatemala honduras laos south-africa botswana namibia chile/patagonia argentina guyana ethiopia colombia brazil malaysia ivory-coast sierra-leone liberia dominican-republic trinidad-and-tobago dominica saint-lucia grenada el-salvador republic-of-the-congo cameroon gabon suriname guadeloupe martinique saint-vincent-and-the-grenadines benin togo guinea-bissau puerto-rico jamaica cuba bangladesh australia/tasmania new-zealand bhutan nepal myanmar philippines timor-leste guinea papua-new-guinea vietnam eswatini',
    impossible: 'norway finland greenland canada iceland mongolia poland belarus',
  },
  {
    query: 'month=september&interest=cities&kids=1',
    acceptable:
      'spain portugal denmark united-kingdom germany austria netherlands japan united-states canada sweden singapore australia italy czechia hungary france belgium switzerland south-korea poland greece finland ireland slovenia turkiye latvia estonia norway monaco malta new-zealand china taiwan argentina chile luxembourg lithuania slovakia brazil south-africa georgia',
    impossible: 'iraq chad bangladesh india/delhi niger nigeria',
  },
  {
    query: 'month=december&warm=warm&dry=1',
    acceptable:
      'oman united-arab-emirates qatar bahrain egypt india thailand mexico senegal gambia cape-verde namibia saudi-arabia cuba cayman-islands aruba cambodia vietnam laos kuwait mauritania guatemala belize el-salvador sri-lanka nicaragua chile australia south-africa jamaica jordan myanmar israel ghana benin togo barbados antigua-and-barbuda hawaii costa-rica spain/canary-islands argentina uruguay new-zealand dominican-republic puerto-rico turks-and-caicos-islands bahamas anguilla saint-kitts-and-nevis saint-barthelemy saint-martin sint-maarten british-virgin-islands united-states-virgin-islands guinea guinea-bissau hong-kong macau djibouti eritrea ethiopia caribbean-netherlands curacao lesotho united-states/miami philippines kenya ivory-coast sierra-leone tanzania reunion nigeria burkina-faso',
    impossible:
      'norway iceland germany united-kingdom poland canada finland russia mongolia estonia sweden ireland',
  },
  {
    query: 'month=july&interest=mountains&from=vienna&noflight=1&days=7',
    acceptable:
      'austria switzerland italy slovenia slovakia germany liechtenstein romania poland czechia croatia bosnia-and-herzegovina montenegro bulgaria france andorra serbia luxembourg kosovo hungary north-macedonia albania ukraine',
    impossible: 'nepal peru canada iceland new-zealand japan kenya bhutan united-states ireland',
  },
  {
    query: 'month=may&interest=railways',
    acceptable:
      'switzerland japan austria italy india norway united-kingdom germany taiwan spain portugal czechia bosnia-and-herzegovina montenegro china poland vietnam sri-lanka france sweden kenya south-africa peru =united-states canada mexico belgium hungary bulgaria slovenia serbia slovakia luxembourg romania madagascar argentina malaysia thailand eritrea georgia australia russia uzbekistan kazakhstan ireland ecuador saint-kitts-and-nevis united-states indonesia south-korea finland ukraine',
    impossible: 'maldives iceland tuvalu antarctica bahamas cape-verde fiji',
  },
  {
    query: 'month=february&interest=festivals',
    acceptable:
      'brazil italy trinidad-and-tobago spain bolivia germany =united-states united-states/new-orleans malta portugal france belgium croatia colombia ecuador martinique guadeloupe dominican-republic curacao aruba uruguay argentina china taiwan singapore malaysia hong-kong macau vietnam thailand india japan mexico haiti greece switzerland cape-verde austria guinea-bissau chile south-korea sri-lanka australia canada hungary panama cambodia philippines tanzania slovenia saint-martin peru egypt nepal bhutan french-guiana sint-maarten saint-barthelemy new-zealand north-macedonia cyprus laos mongolia myanmar indonesia benin mali oman united-arab-emirates kuwait qatar ethiopia caribbean-netherlands grenada dominica saint-lucia reunion mauritius israel brunei cuba mayotte senegal gambia niger ghana togo belize paraguay guyana finland norway iceland morocco estonia latvia lithuania',
    impossible: 'antarctica greenland pitcairn-islands',
  },
  {
    query: 'month=october&cost=low&interest=old-towns',
    acceptable:
      'bosnia-and-herzegovina albania north-macedonia georgia morocco bulgaria romania serbia india tunisia uzbekistan nepal vietnam laos turkiye egypt kosovo ukraine poland bolivia ecuador guatemala nicaragua colombia mexico cuba peru azerbaijan moldova sri-lanka cambodia kyrgyzstan armenia algeria belarus china malaysia indonesia iran paraguay pakistan hungary cape-verde tanzania/zanzibar benin madagascar lebanon honduras jordan el-salvador argentina',
    impossible:
      'switzerland norway iceland denmark monaco united-kingdom luxembourg bermuda japan italy france united-states',
  },
  {
    query: 'month=march&interest=beaches&kids=1',
    acceptable:
      'mexico thailand barbados antigua-and-barbuda jamaica aruba curacao dominican-republic saint-lucia costa-rica sri-lanka maldives mauritius bahamas cayman-islands cape-verde gambia martinique guadeloupe turks-and-caicos-islands australia puerto-rico grenada anguilla british-virgin-islands united-states-virgin-islands saint-kitts-and-nevis united-arab-emirates panama belize new-zealand bermuda india/goa united-states/hawaii united-states/miami saint-martin sint-maarten cyprus spain/canary-islands south-africa uruguay caribbean-netherlands philippines vietnam malaysia fiji cuba guam palau oman bahrain senegal brazil israel saint-vincent-and-the-grenadines nicaragua el-salvador qatar micronesia northern-mariana-islands japan taiwan reunion saint-barthelemy trinidad-and-tobago marshall-islands portugal/madeira egypt',
    impossible:
      'denmark norway poland latvia germany iceland ireland estonia united-kingdom belgium netherlands',
  },
  {
    query: 'month=june&interest=snow',
    acceptable:
      'iceland norway/svalbard greenland switzerland austria argentina chile new-zealand norway norway/fjords canada canada/banff-and-jasper canada/yukon bolivia peru antarctica nepal pakistan tajikistan kyrgyzstan india/ladakh italy/dolomites united-states russia france australia georgia sweden lesotho ecuador',
    impossible: 'brazil thailand egypt morocco cuba maldives indonesia kenya cyprus',
  },
  {
    query: 'month=september&interest=food&quiet=1&continent=europe',
    acceptable:
      'france/lyon italy/bologna portugal spain/galicia georgia slovenia hungary italy/puglia bulgaria belgium austria germany italy/sicily portugal/porto italy/sardinia croatia moldova greece spain/valencia luxembourg poland switzerland liechtenstein czechia romania latvia estonia finland denmark malta spain/mallorca ukraine serbia azerbaijan armenia cyprus kosovo north-macedonia san-marino united-kingdom united-kingdom/glasgow lithuania ireland turkiye france/corsica norway sweden',
    impossible:
      'italy/venice france/paris italy/rome spain/barcelona japan united-kingdom/london italy/florence',
  },
]
