import vine from '@vinejs/vine'

/** As many as a page of clients shows, and no address longer than servers take. */
const MOST_CLIENTS = 100

const listOf = (value: unknown) => (typeof value === 'string' ? value.split(',') : value)

export const clientStandingsValidator = vine.create({
  /** With commas between them. */
  clientIds: vine.array(vine.string().maxLength(36)).parse(listOf).maxLength(MOST_CLIENTS),
})
