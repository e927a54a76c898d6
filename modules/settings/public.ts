export { addressOfLogo, readLogo } from '#modules/settings/logos/logo_files'
export { giveNumber } from '#modules/settings/numbers/give_number'
export {
  type CompanySettings,
  readCompanySettings,
} from '#modules/settings/queries/company_settings'
