/**
 * Questions with answers judged by hand, from knowledge of the places and not from the compiled facts. A path stands
 * for the place and all inside it, with `=` before it for the place alone.
 */
export type JudgedQuestion = {
  readonly query: string
  /** Places that a well-travelled person would accept. */
  readonly acceptable: string
  /** Places that no such person would propose. */
  readonly impossible: string
}

export const JUDGED_QUESTIONS: readonly JudgedQuestion[] = [
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
  {
    query: 'month=april&interest=ruins&days=7&from=rome&near=1',
    acceptable:
      'greece egypt jordan turkiye tunisia italy cyprus malta algeria israel lebanon morocco croatia spain france north-macedonia albania bulgaria saudi-arabia armenia azerbaijan georgia portugal germany',
    impossible: 'peru mexico cambodia guatemala iceland india sri-lanka honduras thailand',
  },
  {
    query: 'month=january&interest=cities&from=london&near=1&days=3',
    acceptable:
      'spain portugal italy malta morocco egypt germany austria france belgium netherlands denmark czechia hungary poland ireland switzerland greece turkiye united-kingdom israel monaco gibraltar sweden cyprus estonia luxembourg finland norway latvia lebanon jordan',
    impossible: 'japan australia united-states brazil singapore south-africa argentina china',
  },
  {
    query: 'month=july&interest=islands&warm=cool',
    acceptable:
      'faroe-islands iceland norway/lofoten united-kingdom/scotland isle-of-man ireland aland-islands norway/svalbard saint-pierre-and-miquelon greenland united-kingdom guernsey jersey estonia denmark sweden finland norway canada/nova-scotia falkland-islands new-zealand australia/tasmania norfolk-island chile saint-helena-ascension-and-tristan-da-cunha portugal/azores canada =canada lesotho pitcairn-islands canada/quebec-city ecuador/galapagos germany latvia france/brittany',
    impossible: 'greece maldives cuba cyprus malta bahrain thailand cape-verde spain/mallorca',
  },
  {
    query: 'month=november&warm=warm&interest=food',
    acceptable:
      'thailand vietnam mexico india malaysia singapore taiwan morocco peru argentina south-africa australia egypt oman laos cambodia uruguay chile israel lebanon hong-kong macau philippines sri-lanka senegal tunisia ghana benin south-korea new-zealand ethiopia tanzania japan cuba ecuador china jordan united-states colombia bolivia brazil guatemala cyprus jamaica indonesia kenya myanmar togo united-arab-emirates bangladesh',
    impossible:
      'norway iceland germany poland united-kingdom belgium canada austria czechia switzerland finland latvia',
  },
  {
    query: 'month=august&from=hamburg&noflight=1&days=7&interest=beaches',
    acceptable:
      'denmark germany poland netherlands sweden belgium france latvia estonia lithuania united-kingdom norway jersey guernsey aland-islands finland ireland italy croatia',
    impossible: 'thailand cuba maldives mexico australia greece/cyclades brazil kenya cyprus',
  },
  {
    query: 'month=may&step=1&interest=cities',
    acceptable:
      'denmark germany netherlands sweden austria united-states canada spain united-kingdom singapore japan australia finland norway france switzerland belgium hungary poland ireland italy/milan estonia latvia luxembourg south-korea taiwan czechia slovenia lithuania hong-kong new-zealand israel united-arab-emirates china argentina slovakia',
    impossible:
      'italy/venice nepal bolivia india morocco/marrakech bangladesh peru/cusco haiti greece/cyclades nigeria egypt',
  },
  {
    query: 'month=april&interest=deserts&from=madrid&near=1',
    acceptable:
      'morocco tunisia algeria jordan egypt mauritania israel saudi-arabia oman cape-verde spain libya senegal azerbaijan georgia',
    impossible: 'namibia australia chile mongolia united-states mexico argentina peru',
  },
  {
    query: 'month=september&interest=wildlife&days=14&continent=africa',
    acceptable:
      'tanzania kenya botswana namibia zambia zimbabwe south-africa uganda rwanda malawi mozambique madagascar gabon eswatini angola lesotho republic-of-the-congo seychelles mauritius sao-tome-and-principe',
    impossible: 'libya morocco egypt tunisia algeria somalia niger chad mauritania cape-verde',
  },
  {
    query: 'month=june&days=3&from=vienna&noflight=1&interest=old-towns',
    acceptable:
      'austria czechia slovakia hungary slovenia germany italy poland croatia switzerland liechtenstein luxembourg san-marino',
    impossible: 'japan peru vietnam spain portugal morocco turkiye estonia cuba',
  },
  {
    query: 'month=december&interest=snow&from=berlin&near=1',
    acceptable:
      'austria switzerland germany norway finland sweden italy liechtenstein andorra slovakia slovenia poland czechia france iceland bulgaria georgia romania',
    impossible: 'japan antarctica canada new-zealand morocco egypt chile united-states argentina',
  },
  {
    query: 'month=october&interest=beaches&warm=warm&from=munich&near=1',
    acceptable:
      'greece cyprus turkiye spain portugal egypt tunisia malta italy cape-verde israel morocco jordan croatia lebanon albania algeria gambia senegal monaco france georgia',
    impossible: 'norway denmark poland thailand brazil australia latvia estonia iceland germany belgium',
  },
  {
    query: 'month=march&interest=cities&cost=middle',
    acceptable:
      'spain portugal mexico turkiye vietnam taiwan thailand india greece argentina chile south-africa malaysia morocco egypt colombia cuba japan china guatemala hungary czechia poland georgia tunisia senegal panama cambodia uruguay philippines jordan bulgaria ecuador peru slovenia cyprus malta uzbekistan azerbaijan laos brazil oman bahrain lebanon south-korea dominican-republic sri-lanka nepal indonesia kenya singapore albania latvia serbia romania kuwait estonia lithuania italy croatia saudi-arabia costa-rica',
    impossible: 'switzerland norway monaco iceland bermuda denmark united-states/new-york cayman-islands',
  },
  {
    query: 'month=february&interest=mountains&warm=mild',
    acceptable:
      'nepal morocco mexico ethiopia guatemala south-africa new-zealand chile taiwan vietnam lesotho colombia ecuador kenya portugal/madeira costa-rica laos argentina australia/tasmania australia reunion rwanda india oman panama spain china thailand bhutan cyprus bolivia honduras saudi-arabia tanzania sri-lanka spain/canary-islands algeria jordan united-states/hawaii greece uganda eritrea israel malawi',
    impossible: 'norway austria switzerland kyrgyzstan canada iceland mongolia slovakia germany greenland',
  },
  {
    query: 'month=july&interest=festivals&continent=asia',
    acceptable:
      'japan mongolia sri-lanka kyrgyzstan china india indonesia thailand malaysia bhutan vietnam nepal laos cambodia philippines kazakhstan singapore taiwan south-korea brunei timor-leste tajikistan pakistan uzbekistan myanmar hong-kong turkmenistan bangladesh',
    impossible: 'spain italy canada peru brazil kenya',
  },
  {
    query: 'month=june&interest=railways&interest=mountains&from=zurich&noflight=1&days=7',
    acceptable:
      'switzerland austria italy germany france slovenia liechtenstein czechia slovakia montenegro bosnia-and-herzegovina serbia poland united-kingdom spain norway croatia',
    impossible: 'japan india peru canada taiwan kenya argentina sri-lanka united-states',
  },
  {
    query: 'month=november&warm=warm&dry=1&interest=islands',
    acceptable:
      'cape-verde bahrain aruba curacao tanzania mauritius new-caledonia australia spain/canary-islands caribbean-netherlands barbados cyprus mayotte cayman-islands turks-and-caicos-islands bahamas cuba fiji tonga cook-islands reunion hawaii united-states/hawaii thailand hong-kong macau bermuda taiwan japan saint-barthelemy anguilla antigua-and-barbuda saint-martin norfolk-island new-zealand vanuatu greece/crete greece/rhodes saint-helena-ascension-and-tristan-da-cunha oman qatar comoros senegal malta chile gambia french-polynesia singapore pitcairn-islands niue ecuador/galapagos united-arab-emirates timor-leste puerto-rico madagascar portugal/madeira indonesia philippines',
    impossible:
      'faroe-islands iceland norway isle-of-man ireland united-kingdom denmark aland-islands greenland guernsey jersey saint-pierre-and-miquelon',
  },
  {
    query: 'month=may&interest=mountains&quiet=1&from=athens&near=1',
    acceptable:
      'north-macedonia albania bulgaria montenegro georgia armenia kosovo romania serbia bosnia-and-herzegovina slovenia cyprus greece turkiye lebanon moldova italy jordan azerbaijan algeria slovakia croatia liechtenstein andorra spain poland iran france austria morocco israel portugal tajikistan saudi-arabia ukraine switzerland kyrgyzstan germany',
    impossible: 'nepal peru canada new-zealand japan united-states chile kenya italy/rome',
  },
  {
    query: 'month=august&interest=cities&warm=mild',
    acceptable:
      'finland sweden denmark norway ireland united-kingdom estonia latvia canada united-states/san-francisco united-states/seattle germany iceland peru south-africa chile argentina australia ecuador colombia brazil poland lithuania netherlands new-zealand bolivia uruguay belgium switzerland kenya luxembourg ethiopia rwanda russia france czechia guatemala mexico costa-rica austria zimbabwe zambia uganda kazakhstan lesotho',
    impossible:
      'united-arab-emirates egypt spain/seville japan/tokyo hong-kong qatar kuwait greece/athens united-states/las-vegas bahrain iraq india/delhi',
  },
  {
    query: 'interest=ruins&interest=islands',
    acceptable:
      'greece malta italy/sicily italy/sardinia cyprus indonesia sri-lanka micronesia tonga norfolk-island cuba bahrain tanzania united-kingdom/scotland italy papua-new-guinea chile haiti montserrat =united-kingdom ireland comoros french-polynesia philippines antigua-and-barbuda malta/valletta dominican-republic norway turkiye croatia',
    impossible: 'mexico peru egypt jordan switzerland austria bolivia cambodia',
  },
  {
    query: 'month=october&warm=hot&interest=wildlife',
    acceptable:
      'sri-lanka indonesia malaysia malaysia/borneo zambia zimbabwe botswana uganda costa-rica ecuador/galapagos brazil guyana suriname french-guiana mozambique madagascar seychelles tanzania kenya namibia singapore philippines brunei dominica gabon panama trinidad-and-tobago colombia maldives india australia timor-leste solomon-islands palau papua-new-guinea south-africa/kruger senegal gambia togo benin ghana sao-tome-and-principe christmas-island micronesia equatorial-guinea peru bolivia comoros paraguay argentina/iguazu jamaica cayman-islands bahamas rwanda eswatini thailand malawi angola nauru kiribati fiji tuvalu marshall-islands cocos-keeling-islands south-africa tokelau mauritius cape-verde puerto-rico sierra-leone ivory-coast cuba vanuatu new-caledonia american-samoa turks-and-caicos-islands caribbean-netherlands aruba',
    impossible: 'norway finland canada iceland sweden estonia poland greenland belarus united-kingdom',
  },
]
