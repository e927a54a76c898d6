import { kindsWith } from '#core/records/record_kinds'

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** A tax adviser reads who changed its records: documents and money, nobody's time and no mails. */
    isReadByAdvisers?: true
  }
}

/** The kinds of record whose changes a tax adviser reads. */
export const adviserKinds = () => kindsWith('isReadByAdvisers').map(({ type }) => type)
