/** Exports to other features. */

export { RatesSection } from './rates_section'
