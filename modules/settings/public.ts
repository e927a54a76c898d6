export { addressOfLogo, readLogo } from '#modules/settings/logos/logo_files'
export { giveNumber } from '#modules/settings/numbers/give_number'
export { PRICE_MODES, type PriceMode } from '#modules/settings/price_mode'
export {
  type CompanySettings,
  readCompanySettings,
} from '#modules/settings/queries/company_settings'
export { taxRatesOf } from '#modules/settings/tax_rates'
export { eAddressFields } from '#modules/settings/validators/e_address'
export { type SkontoStep, skontoSteps } from '#modules/settings/validators/skonto'
