import vine from '@vinejs/vine'
import { TABLE_FORMATS } from '#core/files/send_table'

export const exportValidator = vine.create({ format: vine.enum(TABLE_FORMATS).optional() })
