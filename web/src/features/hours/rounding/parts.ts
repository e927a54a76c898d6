/** Exports to other features: apart from those of billing, which a form of settings has no use for. */

export { RoundingField } from './rounding_field'
export { NO_ROUNDING, type TimeRounding, useProjectRounding } from './time_rounding'
