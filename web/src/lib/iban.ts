/** An IBAN in groups of four, as it is read aloud and printed. */
export const groupedIban = (iban: string) => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
