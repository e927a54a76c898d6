/** The code list of EN 16931 has no XK; its code for Kosovo is 1A. */
const KOSOVO = { ours: 'XK', theirs: '1A' }

/** A country as the XML names it. */
export const countryToXml = (country: string) => (country === KOSOVO.ours ? KOSOVO.theirs : country)

/** A country of an XML as Kontor names it. */
export const countryFromXml = (country: string) =>
  country === KOSOVO.theirs ? KOSOVO.ours : country

/** BT-159, which is optional. */
export const originFromXml = (country: string | undefined) => country && countryFromXml(country)

/** A VAT id as the XML writes it: its prefix is a country too (BR-CO-09). */
export const vatIdToXml = (id: string | undefined) =>
  id?.startsWith(KOSOVO.ours) ? KOSOVO.theirs + id.slice(2) : id

export const vatIdFromXml = (id: string | undefined) =>
  id?.startsWith(KOSOVO.theirs) ? KOSOVO.ours + id.slice(2) : id
