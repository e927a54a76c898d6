import { Failure } from '../../lib/failures/failure.js'

/** The options of a plan, as they are typed. */
export interface PlanOptions {
  members?: string
  clients?: string
  invoices?: string
  /** In gigabytes of 10⁹ bytes. */
  storage?: string
  default?: boolean
}

const BYTES_IN_GIGABYTE = 1_000_000_000
const WHOLE = /^[1-9]\d{0,9}$/
const DECIMAL = /^(?=.*[1-9])\d{1,6}([.,]\d{1,3})?$/

/** The limits that were typed; those that were not are left out. @throws `bad_plan_limit` */
export function limitsOf({ members, clients, invoices, storage, default: isDefault }: PlanOptions) {
  return {
    ...(members !== undefined && { members: limitOf(members, WHOLE) }),
    ...(clients !== undefined && { clients: limitOf(clients, WHOLE) }),
    ...(invoices !== undefined && { invoicesPerMonth: limitOf(invoices, WHOLE) }),
    ...(storage !== undefined && { storageBytes: bytesOf(limitOf(storage, DECIMAL)) }),
    ...(isDefault !== undefined && { isDefault }),
  }
}

/** A number, or null for `none`, which is unlimited. */
function limitOf(typed: string, form: RegExp) {
  if (typed.toLowerCase() === 'none') return null
  if (!form.test(typed)) throw new Failure('bad_plan_limit', { values: { limit: typed } })
  return Number(typed.replace(',', '.'))
}

const bytesOf = (gigabytes: number | null) =>
  gigabytes === null ? null : Math.round(gigabytes * BYTES_IN_GIGABYTE)
