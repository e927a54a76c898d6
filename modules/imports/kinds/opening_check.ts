import vine from '@vinejs/vine'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { Decimal } from '#core/money/decimal'
import { InvalidAmount } from '#core/money/invalid_amount'
import { moneyOf } from '#core/money/minor'
import { currencyCode } from '#core/validation/codes'
import { type OpeningBalanceInput, openingBalanceValidator } from '#modules/ledger/public'
import { keyText } from './ids_by.js'
import type { CheckContext, Checked, Fault, RowValues } from './import_kind.js'
import type { Openings } from './opening_rows.js'
import { together, validated } from './validate.js'

/** The debt of a client in earlier books. */
export interface OpeningElsewhere extends OpeningBalanceInput {
  of: { clientId: string; currency: string }
}

export const currencyValidator = vine.create({ currency: currencyCode() })

/** By the rules of the API, with a fault where Kontor's own action would refuse. */
export async function checkOpening(
  { amount, date, note, ...row }: RowValues,
  { language, prepared }: CheckContext
): Promise<Checked<OpeningElsewhere>> {
  const openings = prepared as Openings
  const currency = openings.currencyOf(row)
  const values = together(
    await validated(openingBalanceValidator, { amount, date, note }, language),
    await validated(currencyValidator, { currency }, language)
  )
  const faults = [...(values.faults ?? []), ...clientFaults(openings, row, language)]
  if (openings.existingOf(row)?.statedAt) faults.push(faultOf(language, 'opening_used', 'amount'))
  if (values.faults) return { faults }

  const { currency: code, ...input } = values.record
  const wrong = amountFault(input.amount, code)
  if (wrong) faults.push(faultOf(language, wrong, 'amount'))
  const [client] = openings.clientsOf(row)
  if (faults.length > 0 || !client) return { faults }
  return { record: { ...input, of: { clientId: client.id, currency: code } } }
}

function clientFaults(openings: Openings, row: RowValues, language: Language): Fault[] {
  const named = (['clientNumber', 'vatId', 'clientName'] as const).find((name) =>
    keyText(row[name])
  )
  if (!named) return [faultOf(language, 'client_missing', 'clientNumber')]
  const clients = openings.clientsOf(row)
  if (clients.length === 1) return []
  if (clients.length > 1) return [faultOf(language, 'client_ambiguous', named)]
  const code = named === 'clientNumber' ? 'client_unknown' : 'client_not_found'
  return [faultOf(language, code, named)]
}

function amountFault(amount: Decimal, currency: string) {
  if (amount === 0n) return 'opening_nothing'
  try {
    moneyOf(amount, currency)
    return undefined
  } catch (error) {
    if (error instanceof InvalidAmount) return 'too_precise'
    throw error
  }
}

const faultOf = (language: Language, code: string, field: string): Fault => ({
  field,
  message: translate(language, `imports:faults.${code}`),
})
