import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { kindsWith } from '#core/records/record_kinds'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { User } from '#modules/auth/models/user'

/** A change of what people work on. */
export interface Handover {
  company: CompanyScope
  /** The owner who hands the work over. */
  caller: { userId: string; role: 'owner' }
  fromId: string
  to: User
}

/** Open records of a kind that belong to a person, and that somebody else can take over. */
export interface HeldWork {
  /** How many a person has. */
  count(company: CompanyReference, userId: string): Promise<number>
  /** Gives those that the successor may have to the successor. Only inside inTx. */
  handOver(handover: Handover): Promise<void>
}

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** Its open records belong to people, and go to a successor when somebody leaves. */
    heldWork?: HeldWork
  }
}

/** How many open records a person has, by kind. */
export const countHeldWork = (company: CompanyReference, userId: string) =>
  Promise.all(
    kindsWith('heldWork').map(async ({ type, heldWork }) => ({
      type,
      count: await heldWork.count(company, userId),
    }))
  )

/** Gives the open work of a person to a successor. Only inside inTx. @throws 422 `successor_unknown` */
export async function handOverWork({
  to: successorId,
  ...handover
}: Omit<Handover, 'to'> & { to: string }) {
  const { company, fromId } = handover
  const to = await User.query()
    .where({ companyId: company.id, id: successorId, isActive: true })
    .whereNot('id', fromId)
    .whereNot('role', 'adviser')
    .forUpdate()
    .first()
  if (!to) throw new FieldError('successorId', 'auth.successor_unknown')
  for (const { heldWork } of kindsWith('heldWork')) await heldWork.handOver({ ...handover, to })
}

/** Whether somebody may have what shows prices and budgets. */
export const seesMoney = ({ role }: Pick<User, 'role'>) => role === 'owner' || role === 'member'
