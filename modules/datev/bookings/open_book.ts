import type { CompanyReference } from '#core/tenancy/company_owned'
import { PersonalAccounts } from '#modules/datev/accounts/personal_accounts'
import { DatevSettings } from '#modules/datev/models/datev_settings'
import { ownCategories } from '#modules/expenses/public'
import { readCompanySettings } from '#modules/settings/public'
import { Book } from './book.js'

/** The company's accounts as they are now. */
export async function openBook(company: CompanyReference): Promise<Book> {
  const settings = await DatevSettings.orDefault(company)
  const { isSmallBusiness } = await readCompanySettings(company)
  const people = await PersonalAccounts.load(settings)
  return new Book(company, settings, people, isSmallBusiness, await ownCategories(company))
}
