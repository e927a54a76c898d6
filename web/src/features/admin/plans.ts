import type { BodyOf, RowOf } from '#api/routes'

export type Plan = RowOf<'/api/admin/plans'>

/** The counted limits of a plan, in the order of the form; storage is entered in megabytes. */
export const COUNTED = ['members', 'clients', 'invoicesPerMonth'] as const

const MEGABYTE = 1_000_000

/** The values of the form: decimal strings, empty for no limit. */
export const valuesOf = (plan?: Plan) => ({
  name: plan?.name ?? '',
  members: text(plan?.members),
  clients: text(plan?.clients),
  invoicesPerMonth: text(plan?.invoicesPerMonth),
  storage: text(plan?.storageBytes && plan.storageBytes / MEGABYTE),
  isDefault: plan?.isDefault ?? false,
})

export type PlanValues = ReturnType<typeof valuesOf>

export const bodyOf = ({
  name,
  storage,
  isDefault,
  ...limits
}: PlanValues): BodyOf<'POST', '/api/admin/plans'> => ({
  name: name.trim(),
  members: figure(limits.members),
  clients: figure(limits.clients),
  invoicesPerMonth: figure(limits.invoicesPerMonth),
  storageBytes: storage.trim() === '' ? null : Math.round(Number(storage) * MEGABYTE),
  isDefault,
})

/** Whether a text is empty or a whole number from 1. */
export const isLimit = (value: string) => value.trim() === '' || /^[1-9]\d{0,8}$/.test(value.trim())

const text = (value: number | null | undefined) => (value ? String(value) : '')
const figure = (value: string) => (value.trim() === '' ? null : Number(value))
