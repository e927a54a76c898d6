/** Beside these a note that is billed is `Invoiced`, whether or not it was signed; see `statusOfDelivery`. */
export const NOTE_STATUSES = [
  'Draft',
  'Issued',
  'Delivered',
  'Signed',
  'Invoiced',
  'Cancelled',
] as const
export type NoteStatus = (typeof NOTE_STATUSES)[number]

/** From here on the goods count as delivered, and can be billed. */
export const OUT_STATUSES: readonly NoteStatus[] = ['Issued', 'Delivered', 'Signed']

/** The progress of the delivery itself: the status of a note, also after its invoice is gone. */
export function statusOfDelivery({
  signedAt,
  deliveredOn,
}: {
  signedAt: number | null
  deliveredOn: string | null
}): NoteStatus {
  if (signedAt !== null) return 'Signed'
  return deliveredOn === null ? 'Issued' : 'Delivered'
}
