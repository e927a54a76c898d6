import type { VineValidator } from '@vinejs/vine'
import type { Infer, SchemaTypes } from '@vinejs/vine/types'
import { LANGUAGES, type Language } from '#core/i18n/languages'
import { validationMessages } from '#core/i18n/validation_messages'
import type { Checked } from './import_kind.js'

const providers = new Map(
  LANGUAGES.map((language) => [language, validationMessages({ language })] as const)
)

/** Runs a validator of the API; refusals become faults in a language. */
export async function validated<Schema extends SchemaTypes>(
  validator: VineValidator<Schema, undefined>,
  data: unknown,
  language: Language
): Promise<Checked<Infer<Schema>>> {
  const messagesProvider = providers.get(language) ?? validationMessages({ language })
  const [refusal, record] = await validator.tryValidate(data, {
    messagesProvider,
    meta: undefined,
  })
  if (!refusal) return { record }
  const messages = refusal.messages as { field: string; message: string }[]
  return { faults: messages.map(({ field, message }) => ({ field, message })) }
}

/** Both or the faults of both. */
export function together<One, Other>(
  one: Checked<One>,
  other: Checked<Other>
): Checked<One & Other> {
  if (!one.faults && !other.faults) return { record: { ...one.record, ...other.record } }
  return { faults: [...(one.faults ?? []), ...(other.faults ?? [])] }
}
