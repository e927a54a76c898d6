import vine from '@vinejs/vine'
import { keyField } from './fields.js'

export const membershipValidator = vine.create({ token: keyField() })

export const companySwitchValidator = vine.create({ companyId: vine.string().maxLength(36) })
