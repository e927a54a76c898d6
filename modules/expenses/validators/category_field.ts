import vine from '@vinejs/vine'
import { ALL_CATEGORIES } from '#modules/expenses/categories'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const KEY = new RegExp(`^(?:${ALL_CATEGORIES.join('|')}|${UUID})$`)

/** A built-in category or the id of an own one; whether that exists is asked inside the transaction. */
export const categoryField = () => vine.string().maxLength(40).regex(KEY)
