import vine from '@vinejs/vine'

/** Minutes without input after which the browser asks; 0 for never. */
export const IDLE_MINUTES = [0, 5, 10, 15, 30] as const

export const timerSettingsValidator = vine.create({ idleMinutes: vine.enum(IDLE_MINUTES) })
