import type { NewClient } from '#modules/clients/validators/client'

/** How a client pays: on time, late, in two parts, or not without being asked. */
export type Habit = 'prompt' | 'late' | 'inParts' | 'forgetful'

export interface DemoClient {
  details: NewClient
  habit: Habit
  /** Percent; nothing for business abroad. */
  taxRate: number
}

const german = (
  name: string,
  [street, postalCode, city]: [string, string, string],
  [contact, email]: [string, string],
  rest: Partial<NewClient> = {}
): NewClient => ({
  name,
  street,
  postalCode,
  city,
  country: 'DE',
  language: 'de',
  email,
  contacts: rest.type === 'person' ? [] : [{ name: contact, email, receivesInvoices: true }],
  ...rest,
})

const english: typeof german = (name, address, contact, rest) =>
  german(name, address, contact, {
    country: 'GB',
    language: 'en',
    paymentTermDays: 30,
    taxTreatment: 'outsideScope',
    ...rest,
  })

const albanian: typeof german = (name, address, contact, rest) =>
  german(name, address, contact, {
    country: 'XK',
    language: 'sq',
    taxTreatment: 'outsideScope',
    ...rest,
  })

const client = (details: NewClient, habit: Habit, taxRate = 19): DemoClient => ({
  details,
  habit,
  taxRate,
})

/** In the order in which they came. */
export const CLIENTS: DemoClient[] = [
  client(
    german(
      'Reederei Claasen',
      ['Am Sandtorkai 41', '20457', 'Hamburg'],
      ['Henrike Claasen', 'rechnung@claasen.example'],
      {
        vatId: 'DE811234573',
        skonto: [
          { days: 7, percent: 3 },
          { days: 10, percent: 1.5 },
        ],
      }
    ),
    'prompt'
  ),
  client(
    german(
      'Tischlerei Möller & Söhne',
      ['Lindenallee 8', '24103', 'Kiel'],
      ['Bernd Möller', 'buero@moeller-tischler.example']
    ),
    'late'
  ),
  client(
    albanian(
      'Kafja e Vjetër',
      ['Rruga Nënë Tereza 22', '10000', 'Prishtinë'],
      ['Liridon Berisha', 'zyra@kafjaevjeter.example']
    ),
    'inParts',
    0
  ),
  client(
    german(
      'Stadtbibliothek Lüneburg',
      ['Am Marienplatz 3', '21335', 'Lüneburg'],
      ['Ulrike Sander', 'kasse@bibliothek-lueneburg.example'],
      { type: 'public', paymentTermDays: 30, buyerReference: '03355-2026-47' }
    ),
    'prompt'
  ),
  client(
    english(
      'Bramley & Finch Ltd',
      ['14 Calvert Avenue', 'E2 7JP', 'London'],
      ['Imogen Finch', 'accounts@bramleyfinch.example'],
      { currency: 'GBP', vatId: 'GB980780684' }
    ),
    'prompt',
    0
  ),
  client(
    german(
      'Dr. Annegret Wiechmann',
      ['Isestraße 67', '20149', 'Hamburg'],
      ['', 'a.wiechmann@post.example'],
      { type: 'person' }
    ),
    'prompt'
  ),
  client(
    albanian(
      'Hotel Rozafa',
      ['Bulevardi Skënderbeu 5', '4001', 'Shkodër'],
      ['Teuta Gjoka', 'finance@hotelrozafa.example'],
      { country: 'AL', businessNumber: 'K12345678L' }
    ),
    'late',
    0
  ),
  client(
    german(
      'Weingut Hohenstein',
      ['Kirchgasse 12', '55276', 'Oppenheim'],
      ['Matthias Hohenstein', 'post@weingut-hohenstein.example'],
      { vatId: 'DE149876543', skonto: [{ days: 7, percent: 2 }] }
    ),
    'prompt'
  ),
  client(
    german(
      'Fahrradladen Kettenblatt',
      ['Schanzenstraße 99', '20357', 'Hamburg'],
      ['Yusuf Demir', 'laden@kettenblatt.example']
    ),
    'forgetful'
  ),
  client(
    english(
      'Galway Sea Kayaking',
      ['3 Dock Road', 'H91 K2F3', 'Galway'],
      ['Aoife Brennan', 'hello@galwaykayak.example'],
      { country: 'IE', vatId: 'IE1234567T', taxTreatment: 'reverseCharge' }
    ),
    'late',
    0
  ),
  client(
    german(
      'Kanzlei Brandt Öztürk',
      ['Jungfernstieg 30', '20354', 'Hamburg'],
      ['Selin Öztürk', 'buchhaltung@brandt-oeztuerk.example']
    ),
    'prompt'
  ),
  client(
    albanian(
      'Bletaria Sharri',
      ['Rruga e Dëshmorëve 7', '20000', 'Prizren'],
      ['Besart Shala', 'info@bletariasharri.example']
    ),
    'prompt',
    0
  ),
  client(
    german(
      'Kita Wellenreiter e. V.',
      ['Hafenstraße 4', '25813', 'Husum'],
      ['Maike Thomsen', 'vorstand@kita-wellenreiter.example'],
      { type: 'public' }
    ),
    'inParts'
  ),
  client(
    english(
      'Northern Light Records',
      ['27 Leith Walk', 'EH6 8LN', 'Edinburgh'],
      ['Callum Reid', 'office@northernlight.example'],
      { currency: 'GBP' }
    ),
    'forgetful',
    0
  ),
]

/** They get invoices without being kept as clients. */
export const PASSERS_BY = [
  {
    name: 'Familie Jensen',
    street: 'Norderstraße 31',
    postalCode: '24939',
    city: 'Flensburg',
    country: 'DE',
    language: 'de',
  },
  {
    name: 'Arben Hoxha',
    street: 'Rruga Myslym Shyri 12',
    postalCode: '1001',
    city: 'Tiranë',
    country: 'AL',
    language: 'sq',
  },
] as const
