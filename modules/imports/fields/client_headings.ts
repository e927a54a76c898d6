/**
 * Headings of the fields of clients in exports of Lexware Office (lexoffice), sevDesk, Invoice Ninja and FastBill,
 * and in tables that people have written by hand; with `|` between them.
 */
export const CLIENT_HEADINGS: Record<string, string> = {
  number:
    'Kundennummer|Kunden-Nr.|Kunden Nr|KdNr|Nummer|Nr.|Debitorennummer|Debitor|Customer number|Customer no|Client number|Client id number|ID number|Number|Numri',
  name: 'Name|Firma|Firmenname|Unternehmen|Organisation|Kunde|Kundenname|Company|Company name|Client|Client name|Customer|Customer name|Organization|Emri|Kompania|Klienti|Name 1',
  firstName: 'Vorname|First name|Contact first name|Emri i parë',
  lastName: 'Nachname|Familienname|Last name|Surname|Contact last name|Mbiemri',
  type: 'Art|Kundenart|Typ|Type|Lloji',
  email: 'E-Mail|Email|E-Mail-Adresse|Mail|Email address|E-Mail 1|Emaili',
  phone: 'Telefon|Telefonnummer|Tel.|Phone|Client phone|Telephone|Telefon 1|Telefoni|Mobil|Mobile',
  street:
    'Straße|Strasse|Straße und Hausnummer|Anschrift|Adresse|Street|Address|Address 1|Client street|Billing street|Billing address 1|Rruga|Adresa|Straße 1|Rechnungsadresse Straße',
  houseNumber: 'Hausnummer|Haus-Nr.|House number|Numri i shtëpisë',
  addressLine:
    'Adresszusatz|Zusatz|Address 2|Apt/Suite|Client apartment|Address line 2|Adresszusatz 1|Namenszusatz|Name 2',
  postalCode:
    'PLZ|Postleitzahl|Postal code|Zip|Zip code|Client postal code|Billing postal code|Kodi postar|PLZ 1|Rechnungsadresse PLZ',
  city: 'Ort|Stadt|City|Client city|Billing city|Town|Qyteti|Ort 1|Rechnungsadresse Ort',
  country:
    'Land|Ländercode|Country|Client country|Billing country|Country code|Shteti|Vendi|Land 1|Rechnungsadresse Land',
  vatId:
    'USt-IdNr.|USt-ID|UStId|Umsatzsteuer-ID|Umsatzsteuer-Identifikationsnummer|UID|UID-Nummer|VAT ID|VAT number|Client vat number|VAT|Nr. i TVSH|Numri i TVSH-së',
  taxNumber: 'Steuernummer|Steuer-Nr.|Tax number|Tax ID|Numri fiskal',
  businessNumber:
    'NUI|NIPT|NUIS|Unternehmensnummer|Business number|Numri unik identifikues|Numri i biznesit',
  paymentTermDays:
    'Zahlungsziel|Zahlungsziel in Tagen|Zahlungsziel Tage|Payment terms|Payment term|Payment term days|Afati i pagesës',
  language: 'Sprache|Language|Gjuha',
  currency: 'Währung|Currency|Client currency|Monedha',
  hourlyRate: 'Stundensatz|Hourly rate|Task rate|Tarifa për orë',
  notes:
    'Notizen|Notiz|Bemerkung|Bemerkungen|Beschreibung|Notes|Private notes|Client private notes|Shënime',
  buyerReference: 'Leitweg-ID|Käuferreferenz|Buyer reference|Routing ID',
  eAddress: 'E-Rechnungs-Adresse|Electronic address',
  eAddressScheme: 'Art der E-Rechnungs-Adresse',
  taxTreatment: 'Steuerregel',
  isReminded: 'Wird gemahnt',
  isArchived: 'Archiviert|Archived',
  'shippingAddress.name': 'Lieferadresse Name|Shipping name',
  'shippingAddress.street':
    'Lieferadresse Straße|Shipping street|Client shipping street|Shipping address 1|Straße 2',
  'shippingAddress.postalCode':
    'Lieferadresse PLZ|Shipping postal code|Client shipping postal code|PLZ 2',
  'shippingAddress.city': 'Lieferadresse Ort|Shipping city|Client shipping city|Ort 2',
  'shippingAddress.country': 'Lieferadresse Land|Shipping country|Client shipping country|Land 2',
  'skonto.0.days': 'Skonto Tage|Skontotage|Discount days',
  'skonto.0.percent': 'Skonto Prozent|Skonto %|Skonto|Discount percent',
  'contacts.0.name':
    'Ansprechpartner|Kontaktperson|Contact|Contact name|Contact person|Personi i kontaktit',
  'contacts.0.email': 'Ansprechpartner E-Mail|Contact email',
  'contacts.0.phone': 'Ansprechpartner Telefon|Contact phone',
  'contacts.0.role': 'Position|Funktion',
}
