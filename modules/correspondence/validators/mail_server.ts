import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { SECURITIES } from '#core/mail/company_server/company_server'
import { line } from '#core/validation/text'

/** A name or an address, without scheme, port and path. */
const HOST = /^[a-z0-9:]([a-z0-9.:-]*[a-z0-9:])?$/i
const LONGEST_ADDRESS = 254

export const mailServerValidator = vine.create({
  host: line(255).regex(HOST),
  port: vine.number().withoutDecimals().range([1, 65_535]),
  security: vine.enum(SECURITIES),
  /** Empty or left out for a server that asks for no sign-in. */
  username: line(LONGEST_ADDRESS).nullable().optional(),
  /** Left out it stays, null removes it. */
  password: line(500).minLength(1).nullable().optional(),
  fromAddress: line(LONGEST_ADDRESS).email(),
})

export type MailServerInput = Infer<typeof mailServerValidator>
