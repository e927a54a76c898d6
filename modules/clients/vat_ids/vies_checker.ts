import { type VatIdAnswer, type VatIdChecker, VatIdNotChecked } from './vat_id_checker.js'

const LONGEST_WAIT_MS = 10_000
/** VIES writes these where a country tells nothing. */
const UNTOLD = /^-*$/

interface ViesAnswer {
  valid?: unknown
  name?: unknown
  address?: unknown
  requestIdentifier?: unknown
}

/** The VIES of the European Commission, by its REST interface at an address such as the one in the README. */
export const viesAt = (address: string): VatIdChecker => ({
  async check(vatId, own) {
    const asks = {
      countryCode: vatId.slice(0, 2),
      vatNumber: vatId.slice(2),
      ...(own && {
        requesterMemberStateCode: own.slice(0, 2),
        requesterNumber: own.slice(2),
      }),
    }
    return answerOf(await ask(`${address.replace(/\/$/, '')}/check-vat-number`, asks))
  },
})

async function ask(url: string, body: object): Promise<ViesAnswer> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    })
    if (!answer.ok) throw new VatIdNotChecked(`VIES answered ${answer.status}`)
    return (await answer.json()) as ViesAnswer
  } catch (error) {
    throw error instanceof VatIdNotChecked ? error : new VatIdNotChecked(String(error))
  }
}

/** A member state that does not answer gives no `valid`. */
function answerOf({ valid, name, address, requestIdentifier }: ViesAnswer): VatIdAnswer {
  if (typeof valid !== 'boolean') throw new VatIdNotChecked('VIES did not decide')
  return {
    isValid: valid,
    name: told(name, 200),
    address: told(address, 500),
    reference: told(requestIdentifier, 60),
  }
}

const told = (value: unknown, longest: number) => {
  const text = typeof value === 'string' ? value.trim() : ''
  return UNTOLD.test(text) ? '' : text.slice(0, longest)
}
