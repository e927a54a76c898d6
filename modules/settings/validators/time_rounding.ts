import vine from '@vinejs/vine'
import { TIME_ROUNDING_MINUTES, TIME_ROUNDING_MODES } from '#modules/settings/time_rounding'

/** The rule of a company or a project. */
export const timeRoundingRule = () =>
  vine.object({
    mode: vine.enum(TIME_ROUNDING_MODES),
    minutes: vine.enum(TIME_ROUNDING_MINUTES),
  })
