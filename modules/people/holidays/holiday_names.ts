import type { Language } from '#core/i18n/languages'

/** A holiday as `date-holidays` gives it in one language. */
interface GivenHoliday {
  name: string
  /** Another day is free, because the holiday itself falls on a weekend. */
  substitute?: boolean | undefined
}

/** One holiday in the language of a reader, in English and in the language of its country. */
interface GivenNames {
  reader: GivenHoliday
  english: GivenHoliday
  home: GivenHoliday
}

const SUBSTITUTE: Record<Language, string> = {
  de: 'Ersatztag',
  en: 'substitute day',
  sq: 'ditë zëvendësuese',
}

/**
 * The name of a public holiday for a reader: ours where `date-holidays` has none or a wrong one, else its own; where
 * both have none, that of the country and never that of a third language. Readers of the country's language get the
 * library's names, so for them all three may be the same.
 */
export function holidayName({ reader, english, home }: GivenNames, language: Language): string {
  const own = NAMES[bareName(english)]?.[language]
  const isTranslated = language === 'en' || reader.name !== english.name
  const name = own ?? bareName(isTranslated ? reader : home)
  return reader.substitute ? `${name} (${SUBSTITUTE[language]})` : name
}

/** Without the word for a substitute day, which the library adds in brackets. */
const bareName = ({ name, substitute }: GivenHoliday) =>
  substitute ? name.replace(/ \([^()]*\)$/, '') : name

/** By the name that `date-holidays` has in English. */
const NAMES: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  '75th anniversary of the GDR uprising': { sq: '75-vjetori i kryengritjes në RDGJ' },
  "All Saints' Day": { sq: 'Dita e të gjithë shenjtorëve' },
  'Ascension Day': { sq: 'Ngjitja e Krishtit në qiell' },
  'Boxing Day': { sq: 'Dita e dytë e Krishtlindjes' },
  Bundesfeiertag: { en: 'Swiss National Day', sq: 'Festa kombëtare e Zvicrës' },
  'Catholic Easter': { de: 'Katholisches Osterfest' },
  'Corpus Christi': { sq: 'Festa e Trupit të Krishtit' },
  'Day of Prayer and Repentance': { sq: 'Dita e lutjes dhe e pendimit' },
  'Easter Monday': { sq: 'E hëna e Pashkëve' },
  Epiphany: { sq: 'Epifania' },
  'Federal Day of Thanksgiving, Repentance and Prayer': {
    sq: 'Dita federale e falënderimit, e pendimit dhe e lutjes',
  },
  'Immaculate Conception': { sq: 'Ngjizja e Papërlyer' },
  "International Children's Day": { sq: 'Dita Ndërkombëtare e Fëmijëve' },
  "International Women's Day": { sq: 'Dita Ndërkombëtare e Gruas' },
  'Liberation Day': { de: 'Tag der Befreiung' },
  'Liberation Day (80th Anniversary)': { sq: 'Dita e Çlirimit (80-vjetori)' },
  'Mother Teresa Day': { de: 'Mutter-Teresa-Tag' },
  'National Holiday': { sq: 'Festa kombëtare' },
  'New Year Holiday': { de: 'Zweiter Neujahrstag' },
  "New Year's Eve": { sq: 'Nata e Vitit të Ri' },
  'Orthodox Christmas': { de: 'Orthodoxes Weihnachtsfest' },
  'Orthodox Easter': { de: 'Orthodoxes Osterfest' },
  Pentecost: { sq: 'Rrëshajët' },
  'Reformation Day': { sq: 'Dita e Reformacionit' },
  'Saint Joseph': { sq: 'Dita e Shën Jozefit' },
  'Saints Peter and Paul': { sq: 'Shën Pjetri dhe Shën Pali' },
  Staatsfeiertag: { en: 'Labour Day', sq: 'Dita Ndërkombëtare e Punonjësve' },
  "Sultan Nevruz's Day": { de: 'Nevruz' },
  'Summer Day': { de: 'Sommertag' },
  'Whit Monday': { sq: 'E hëna e Rrëshajëve' },
  'Youth Day': { de: 'Nationaler Tag der Jugend' },
}
