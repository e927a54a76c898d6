import { Migration } from '#core/database/migration'

/** Legal forms as people typed them, by country, in lower case without dots and blanks. */
const CODES = {
  'DE/einzelunternehmen': 'de.sole',
  'DE/freiberufler': 'de.freelance',
  'DE/freiberuflerin': 'de.freelance',
  'DE/gbr': 'de.gbr',
  'DE/egbr': 'de.egbr',
  'DE/ek': 'de.ek',
  'DE/ohg': 'de.ohg',
  'DE/kg': 'de.kg',
  'DE/gmbh&cokg': 'de.gmbhcokg',
  'DE/ug': 'de.ug',
  'DE/ug(haftungsbeschränkt)': 'de.ug',
  'DE/gmbh': 'de.gmbh',
  'DE/ag': 'de.ag',
  'DE/partgmbb': 'de.partgmbb',
  'DE/eg': 'de.eg',
  'DE/ev': 'de.ev',
  'AT/einzelunternehmen': 'at.sole',
  'AT/eu': 'at.eu',
  'AT/og': 'at.og',
  'AT/kg': 'at.kg',
  'AT/gmbh': 'at.gmbh',
  'AT/ag': 'at.ag',
  'CH/einzelfirma': 'ch.sole',
  'CH/gmbh': 'ch.gmbh',
  'CH/ag': 'ch.ag',
  'XK/bi': 'xk.bi',
  'XK/shpk': 'xk.shpk',
  'XK/sha': 'xk.sha',
  'AL/personfizik': 'al.pf',
  'AL/shpk': 'al.shpk',
  'AL/sha': 'al.sha',
}

/** Legal forms were texts; those of the list are codes from now on. */
export default class extends Migration {
  override async up() {
    const whens = Object.entries(CODES).map(([text, code]) => `when '${text}' then '${code}'`)
    this.fill(`
      update company_profiles set legal_form =
        case concat(country, '/', replace(replace(lower(legal_form), '.', ''), ' ', ''))
          ${whens.join(' ')} else legal_form end
      where legal_form <> ''`)
  }
}
