import vine from '@vinejs/vine'

export const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The id of a record; whether it can be reached is decided by the query. */
export const id = () => vine.string().regex(ID)

export const ids = () => vine.array(id()).maxLength(200).distinct()

export const version = () => vine.number().withoutDecimals().min(1).optional()
