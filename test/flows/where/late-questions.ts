import type { JudgedQuestion } from './judged-question.ts'

/** The other twenty. */
export const LATE_QUESTIONS: readonly JudgedQuestion[] = [
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
