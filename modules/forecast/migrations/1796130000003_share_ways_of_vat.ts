import { Migration } from '#core/database/migration'

/** Until now a company could say only in its forecast how it owes VAT; where it has, its own settings follow. */
export default class extends Migration {
  override async up() {
    for (const [name, known] of [
      ['vat_basis', ''],
      ['vat_interval', " where vat_interval <> 'none'"],
    ]) {
      this.fill(`
        update company_profiles set ${name} = (
          select ${name} from forecast_settings
          where forecast_settings.company_id = company_profiles.company_id
        ) where company_id in (select company_id from forecast_settings${known})`)
    }
  }
}
