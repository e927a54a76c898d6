export { setStationery } from '#modules/settings/actions/set_stationery'
export { type CompanyOnPaper, companyIn } from '#modules/settings/company_texts'
export {
  DOCUMENT_TEMPLATES,
  type DocumentTemplate,
  PAPER_EDITION,
  type TemplatesByKind,
} from '#modules/settings/document_templates'
export { knownAs } from '#modules/settings/known_as'
export { legalFormOf } from '#modules/settings/legal_forms'
export { addressOfLogo, readLogo } from '#modules/settings/logos/logo_files'
export {
  type GivenNumber,
  giveFreeNumbers,
  giveNumber,
} from '#modules/settings/numbers/give_number'
export { numberPeriod } from '#modules/settings/numbers/number_counter'
export type { NumberRange } from '#modules/settings/numbers/number_range'
export { passNumbers } from '#modules/settings/numbers/pass_numbers'
export { PRICE_MODES, type PriceMode } from '#modules/settings/price_mode'
export {
  type CompanySettings,
  readCompanySettings,
} from '#modules/settings/queries/company_settings'
export { legalLinksOf } from '#modules/settings/queries/legal_links'
export { missingLogo } from '#modules/settings/queries/missing_logo'
export { missingStationery } from '#modules/settings/queries/missing_stationery'
export { type NumberRangeView, readNumberRanges } from '#modules/settings/queries/number_ranges'
export { ownSepaAccount, type SepaAccount } from '#modules/settings/queries/own_sepa_account'
export { isWelcomeOpen } from '#modules/settings/queries/welcome'
export {
  type Stationery,
  type StationeryRoom,
  USUAL_ROOM,
} from '#modules/settings/stationery/stationery'
export { readStationery, storeDrawing } from '#modules/settings/stationery/stationery_files'
export {
  roundSeconds,
  stepOf,
  TIME_ROUNDING_MINUTES,
  type TimeRounding,
  type TimeRoundingMinutes,
  type TimeRoundingMode,
} from '#modules/settings/time_rounding'
export { timeRoundingChange } from '#modules/settings/time_rounding_change'
export { printedUnit } from '#modules/settings/units/printed_unit'
export { unitCode } from '#modules/settings/units/unit_code'
export { keptUnit, unitField } from '#modules/settings/units/unit_field'
export { PIECE } from '#modules/settings/units/units'
export { usualTaxRate } from '#modules/settings/usual_tax_rate'
export { letterTexts } from '#modules/settings/validators/company_texts'
export { documentColour } from '#modules/settings/validators/document_colour'
export { eAddressFields } from '#modules/settings/validators/e_address'
export { type SkontoStep, skontoSteps } from '#modules/settings/validators/skonto'
export { timeRoundingRule } from '#modules/settings/validators/time_rounding'
export { vatRatesOn } from '#modules/settings/vat_rates'
export {
  VAT_BASES,
  VAT_INTERVALS,
  type VatBasis,
  type VatInterval,
} from '#modules/settings/vat_ways'
