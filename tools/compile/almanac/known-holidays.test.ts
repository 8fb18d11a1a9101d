import { expect, it } from 'vitest'
import { realHolidayBook, realHolidays } from '#tools/compile/fixtures/holiday-sample.ts'

const BOOK = realHolidayBook()

/** Dates that gazettes and laws fix, by place: the day in ISO, and a part of its English name. */
const KNOWN = `
turkiye 2026-03-20 Ramadan | turkiye 2026-03-22 Ramadan | turkiye 2026-05-30 Sacrifice | turkiye 2027-05-16 Sacrifice
japan 2026-03-20 Equinox | japan 2026-09-21 Aged | japan 2026-09-22 Citizens | japan 2026-09-23 Equinox | japan 2026-05-06 Constitution
india 2026-03-04 Holi | india 2026-10-20 Dussehra | india 2026-11-08 Diwali | india 2027-10-29 Diwali | india 2026-03-21 Eid | india 2026-06-26 Muharram
india/varanasi 2026-11-08 Diwali | india/kerala 2026-08-26 Onam | india/rajasthan 2027-03-22 Holi | india/ladakh 2026-11-08 Diwali
fiji 2026-11-08 Diwali | fiji 2026-05-29 Sukuna | fiji 2026-10-12 Fiji | china 2026-02-15 Spring | china 2026-02-23 Spring
china 2026-05-01 Labour | china 2026-05-05 Labour | china 2026-10-07 National | china 2026-09-27 Mid-Autumn
sri-lanka 2026-05-01 Vesak | sri-lanka 2027-01-22 Poya | sri-lanka 2027-02-20 Poya | sri-lanka 2027-10-28 Deepavali
south-korea 2026-02-16 Seollal | south-korea 2026-02-18 Seollal | south-korea 2027-02-06 Seollal | south-korea 2027-02-09 Seollal | south-korea 2026-09-25 Chuseok
bangladesh 2026-05-01 Buddha | bangladesh 2026-12-16 Victory | bangladesh 2026-03-21 Eid
united-arab-emirates 2026-05-26 Arafat | united-arab-emirates 2026-12-03 National
canada 2026-05-18 Victoria | canada 2026-09-30 Truth | canada 2026-10-12 Thanksgiving | canada 2026-11-11 Remembrance
canada/montreal 2026-06-24 Baptiste | canada/montreal 2026-05-18 Patriots | canada/montreal 2026-10-12 Thanksgiving
united-kingdom 2026-08-31 Summer | united-kingdom/london 2026-08-31 Summer | united-kingdom/london 2026-04-06 Easter
united-kingdom/edinburgh 2026-01-02 January | united-kingdom/scotland 2026-08-03 Summer | united-kingdom/edinburgh 2026-11-30 Andrew
cyprus 2026-02-23 Clean | cyprus 2027-03-15 Clean | cyprus 2026-06-01 Kataklysmos | greece 2026-02-23 Clean
tanzania 2026-01-12 Zanzibar | kenya 2026-10-10 Mazingira | ghana 2026-07-01 Republic | ghana 2026-09-21 Founders
benin 2026-01-09 Vodun | benin 2026-01-08 Vodun | morocco 2026-01-14 Amazigh | morocco 2026-10-31 Unity
taiwan 2026-09-28 Teachers | taiwan 2026-10-26 Retrocession | taiwan 2026-12-25 Constitution | cayman-islands 2026-06-15 King
vietnam 2026-09-01 National | vietnam 2026-09-02 National | thailand 2026-03-03 Makha | thailand 2027-05-20 Visakha | thailand 2026-07-29 Asalha
singapore 2026-05-31 Vesak | singapore 2027-05-20 Vesak | singapore 2026-03-21 Puasa | malaysia 2027-05-20 Vesak | indonesia 2026-03-21 Eid
germany/munich 2026-01-06 Epiphany | germany/munich 2026-06-04 Corpus | germany/munich 2026-08-15 Assumption | germany/munich 2026-11-01 Saints
germany/berlin 2026-03-08 Women | germany 2026-10-03 Unity | spain/barcelona 2026-04-06 Easter | spain/barcelona 2026-06-24 John
spain/barcelona 2026-09-11 Catalonia | spain/barcelona 2026-09-24 Mercè | spain/barcelona 2026-12-26 Stephen | spain/madrid 2026-05-15 Isidore
united-states/new-orleans 2026-02-17 Mardi | united-states 2026-11-26 Thanksgiving | united-states/hawaii 2026-06-11 Kamehameha
australia/melbourne 2026-03-09 Labour | australia/melbourne 2026-06-08 King | australia/melbourne 2026-09-25 Grand | australia/melbourne 2026-11-03 Cup
australia/sydney 2026-10-05 Labour | new-zealand 2026-07-10 Matariki | ecuador 2026-10-09 Guayaquil | chile 2026-04-04 Holy
nepal 2026-10-20 Dashain | cambodia 2026-04-14 Khmer | laos 2026-12-02 National | jordan 2026-05-25 Independence | oman 2026-11-20 National
qatar 2026-12-18 National | kuwait 2026-02-25 National | maldives 2026-07-26 Independence | mongolia 2026-07-11 Naadam | bhutan 2026-12-17 National
palau 2026-10-01 Independence | samoa 2026-06-01 Independence | papua-new-guinea 2026-09-16 Independence | ukraine 2026-08-24 Independence
ethiopia 2026-01-07 Genna | ethiopia 2027-09-12 Enkutatash | tunisia 2026-12-17 Revolution | portugal 2026-12-01 Restoration
france 2026-07-14 Bastille | brazil/rio-de-janeiro 2026-02-17 Carnival | italy/rome 2026-06-29 Peter | armenia 2026-04-24 Genocide
china 2026-02-17 Spring | china 2026-10-01 National | china 2026-06-19 Dragon | hong-kong 2026-02-17 Lunar | hong-kong 2026-10-19 Chung
macau 2026-12-20 Establishment | taiwan 2026-02-28 Peace | singapore 2026-08-09 National | singapore 2026-11-08 Deepavali | malaysia 2026-08-31 Independence
indonesia 2026-08-17 Independence | indonesia 2026-03-19 Nyepi | philippines 2026-06-12 Independence | philippines 2026-12-30 Rizal
thailand 2026-04-13 Songkran | thailand 2026-12-05 Father | vietnam 2026-04-30 Reunification | myanmar 2026-01-04 Independence
pakistan 2026-08-14 Independence | sri-lanka 2026-02-04 National | nepal 2026-09-19 Constitution | iran 2026-03-21 Nowruz
israel 2026-04-22 Independence | israel 2026-09-21 Yom | israel 2027-10-11 Yom | saudi-arabia 2026-09-23 National | saudi-arabia 2026-02-22 Founding
egypt 2026-01-07 Christmas | egypt 2026-04-13 Sham | egypt 2026-07-23 Revolution | algeria 2026-11-01 Revolution | tunisia 2026-07-25 Republic
morocco 2026-07-30 Throne | kenya 2026-12-12 Jamhuri | south-africa 2026-04-27 Freedom | south-africa 2026-08-10 Day off | nigeria 2026-06-12 Democracy
senegal 2026-04-04 National | rwanda 2026-07-04 Liberation | uganda 2026-10-09 Independence | namibia 2026-03-21 Independence
poland 2026-11-11 Independence | poland 2026-05-03 Constitution | czechia 2026-09-28 Statehood | czechia 2026-11-17 Freedom
slovakia 2026-07-05 Cyril | hungary 2026-08-20 Stephen | hungary 2026-10-23 National | romania 2026-12-01 National | bulgaria 2026-03-03 Liberation
greece 2026-03-25 Annunciation | greece 2026-04-13 Easter | greece 2026-10-28 Ohi | croatia 2026-05-30 National | slovenia 2026-02-08 Prešeren
austria 2026-10-26 National | switzerland 2026-08-01 National | belgium 2026-07-21 National | netherlands 2026-04-27 King | luxembourg 2026-06-23 National
denmark 2026-05-25 Whit | norway 2026-05-17 Constitution | sweden 2026-06-06 National | finland 2026-12-06 Independence | iceland 2026-06-17 National
estonia 2026-02-24 Independence | latvia 2026-11-18 Republic | lithuania 2026-02-16 State | ireland 2026-03-17 Patrick | ireland 2026-02-02 Brigid
spain 2026-10-12 National | italy 2026-06-02 Republic | italy 2026-04-25 Liberation | portugal 2026-06-10 Portugal | malta 2026-09-21 Independence
mexico 2026-11-16 Revolution | mexico 2026-09-16 Independence | argentina 2026-05-25 Revolution | argentina 2026-07-09 Independence | brazil 2026-11-20 Black
chile 2026-09-18 Independence | peru 2026-07-28 Independence | colombia 2026-07-20 Independence | uruguay 2026-08-25 Independence | bolivia 2026-08-06 Independence
jamaica 2026-08-06 Independence | cuba 2026-07-26 Moncada | costa-rica 2026-09-15 Independence | new-zealand 2026-02-06 Waitangi | australia 2026-01-26 Australia
new-zealand 2026-04-27 ANZAC | australia 2026-04-25 Anzac | ukraine 2026-06-28 Constitution | georgia 2026-05-26 Independence | kazakhstan 2026-12-16 Independence
monaco 2026-11-02 Saints | monaco 2027-08-16 Assumption | russia 2026-05-11 Victory | russia 2027-06-14 Russia | eritrea 2027-09-12 Geez | eritrea 2027-09-28 Meskel
el-salvador 2027-01-01 New | el-salvador 2026-06-17 Father | cambodia 2027-05-24 Ploughing | burkina-faso 2027-05-15 Customs | ecuador 2027-08-09 Quito | ecuador 2027-10-08 Guayaquil | ecuador 2027-11-01 Souls
nepal 2027-03-21 Holi | zambia 2026-03-09 Women | zambia 2027-03-08 Women | zimbabwe 2026-08-11 Defence | antigua-and-barbuda 2026-08-04 Carnival | antigua-and-barbuda 2026-05-04 Labour
dominica 2026-05-04 Labour | cayman-islands 2026-07-06 Constitution | ecuador 2026-05-25 Pichincha | guatemala 2026-06-29 Army | guatemala 2027-06-28 Army | faroe-islands 2026-07-29 Olaf
jamaica 2027-08-02 Emancipation | saint-martin 2026-05-28 Slavery | south-sudan 2026-05-27 Adha | botswana 2026-10-01 Botswana | republic-of-the-congo 2026-08-15 Independence
israel 2026-04-02 Passover | israel 2027-04-22 Passover | israel 2026-09-12 Rosh | greece 2027-05-03 Easter | cyprus 2027-06-21 Kataklysmos | romania 2027-04-30 Friday | bulgaria 2028-04-17 Easter
hong-kong 2026-04-07 Monday | hong-kong 2027-02-09 Lunar | hong-kong 2026-05-25 Buddha | macau 2026-12-22 Winter | taiwan 2027-02-05 Lunar | south-korea 2026-08-17 Liberation | south-korea 2027-09-15 Chuseok
japan 2027-03-22 Equinox | vietnam 2026-04-27 Hùng | vietnam 2027-02-06 Tết | thailand 2026-12-07 Father | malaysia 2026-06-01 Agong | singapore 2026-11-09 Deepavali | indonesia 2027-03-08 Nyepi | cambodia 2026-10-11 Pchum
india 2027-04-15 Ram | india 2026-11-24 Nanak | sri-lanka 2026-05-02 Vesak | bhutan 2026-02-18 Losar | mongolia 2026-02-18 Tsagaan | maldives 2026-11-03 Victory | turkiye 2028-02-26 Ramadan | saudi-arabia 2027-05-16 Adha
chile 2026-06-21 Indigenous | chile 2028-10-27 Reformation | colombia 2026-01-12 Epiphany | colombia 2027-05-31 Corpus | argentina 2027-06-21 Güemes | brazil 2027-05-27 Corpus | uruguay 2026-07-18 Constitution
mexico 2027-02-01 Constitution | canada 2027-05-24 Victoria | united-states 2026-07-03 Independence | united-states 2027-07-05 Independence | bermuda 2026-07-30 Emancipation | trinidad-and-tobago 2026-06-04 Corpus
new-zealand 2027-06-25 Matariki | new-zealand 2028-07-14 Matariki | australia/melbourne 2027-03-08 Labour | samoa 2026-10-12 White | fiji 2026-10-12 Fiji | finland 2027-06-26 Midsummer | sweden 2026-10-31 Saints
romania 2027-01-02 New | comoros 2027-03-11 Fitr | comoros 2027-05-17 Adha | bulgaria 2026-12-26 Christmas | bulgaria 2026-04-11 Holy | trinidad-and-tobago 2027-03-29 Easter | belarus 2027-01-02 New | serbia 2027-05-01 Holy
iceland 2026-04-23 Summer | ireland 2026-10-26 October | united-kingdom 2026-07-13 Boyne | south-africa 2027-03-22 Sunday | kenya 2027-10-11 Mazingira | ethiopia 2028-01-20 Timkat | egypt 2027-05-03 Sham | ghana 2026-12-04 Farmers
`
  .split(/[|\n]/)
  .map((entry) => entry.trim())
  .filter(Boolean)
  .map((entry) => /^(\S+) (\S+) (.+)$/.exec(entry)?.slice(1) ?? [])

it.each(KNOWN)('shows for %s on %s a holiday called %s', (path = '', day = '', name = '') => {
  const found = realHolidays(BOOK, path, Number(day.slice(0, 4)))
  const names = found.filter(({ first, last }) => first <= day && day <= last).map((one) => one.name)
  expect(names).toContainEqual(expect.stringContaining(name))
})

it.each([
  ['vanuatu', '2026-02-22'],
  ['tanzania', '2026-01-02'],
  ['ghana', '2026-08-04'],
  ['tunisia', '2026-01-14'],
  ['bangladesh', '2026-03-17'],
  ['bangladesh', '2026-08-15'],
  ['united-arab-emirates', '2026-02-18'],
  ['united-kingdom/edinburgh', '2026-04-06'],
  ['south-korea', '2026-02-19'],
  ['cyprus', '2026-02-24'],
])('shows for %s no holiday on %s', (path, day) => {
  const found = realHolidays(BOOK, path, Number(day.slice(0, 4)))
  expect(found.filter(({ first, last }) => first <= day && day <= last)).toEqual([])
})

it('knows 150 dates and more', () => {
  expect(KNOWN.length).toBeGreaterThanOrEqual(150)
})
