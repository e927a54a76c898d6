import { FieldError } from '#core/errors/app_error'
import { User } from '#modules/auth/public'
import { recordChange } from '#modules/deliveries/actions/record_change'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'

/**
 * Sets the person who delivers a note, without saving. @throws 422 `person_unknown` for a person outside the company
 */
export async function assignTo(note: DeliveryNote, userId: string | null) {
  if (userId && userId !== note.assigneeId) {
    const { companyId } = note
    const person = await User.query().where({ companyId, id: userId, isActive: true }).first()
    if (!person) throw new FieldError('assigneeId', 'deliveries.person_unknown')
  }
  note.assigneeId = userId
}

/** Reassigns a note that is not delivered yet. Only inside inTx. @throws 409 as assertOut */
export async function reassignNote(note: DeliveryNote, userId: string | null) {
  if (!note.isDraft) note.assertOut()
  await note.claim()
  await assignTo(note, userId)
  await note.save()
  const person = userId ? await User.find(userId) : null
  await recordChange(note, 'assigned', { number: note.number, name: person?.name ?? null })
}
