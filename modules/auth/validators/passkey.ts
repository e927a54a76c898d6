import vine from '@vinejs/vine'
import { line } from '#core/validation/text'

/** Bytes as browsers write them. @param longest in characters */
const bytes = (longest: number) =>
  vine
    .string()
    .regex(/^[\w-]+$/)
    .maxLength(longest)

/** A credential's id has at most 1,023 bytes (WebAuthn Level 3, section 4). */
const credential = () => ({
  id: bytes(1_364),
  rawId: bytes(1_364),
  type: vine.literal('public-key'),
})

const nameField = () => line(100).minLength(1)

export const newPasskeyValidator = vine.create({
  name: nameField(),
  response: vine.object({
    ...credential(),
    response: vine.object({
      clientDataJSON: bytes(4_000),
      attestationObject: bytes(10_000),
      transports: vine
        .array(vine.string().regex(/^[a-z-]{1,16}$/))
        .maxLength(10)
        .optional(),
    }),
  }),
})

export const passkeyNameValidator = vine.create({ name: nameField() })

/** The answer of a passkey, as `startAuthentication` of the browser gives it. */
const answer = () =>
  vine.object({
    ...credential(),
    response: vine.object({
      clientDataJSON: bytes(4_000),
      authenticatorData: bytes(4_000),
      signature: bytes(2_000),
      userHandle: bytes(100).optional(),
    }),
  })

export const passkeyConfirmationValidator = vine.create({ response: answer() })

/** Of the password step of a sign-in, when the passkey follows it. */
const challenge = () => vine.string().maxLength(2_000).optional()

export const passkeyQuestionValidator = vine.create({ challenge: challenge() })

export const passkeySignInValidator = vine.create({
  challenge: challenge(),
  key: vine.string().maxLength(100),
  response: answer(),
  confirms: vine.boolean().optional(),
})
