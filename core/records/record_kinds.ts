/**
 * A kind of record, and what the rest of the application may do with its records. Every part is optional and declared
 * by the code that reads it:
 *
 *     declare module '#core/records/record_kinds' {
 *       interface RecordKind { chain?: ChainSource }
 *     }
 */
export interface RecordKind {
  /** Its name in the audit log and in the subjects of mails: `invoice`. */
  type: string
}

/** A kind that has a part. */
export type KindWith<Part extends keyof RecordKind> = RecordKind & Required<Pick<RecordKind, Part>>

const kinds = new Map<string, RecordKind>()

/**
 * Adds a kind of record, once, in the subscriptions of the module that owns its table.
 * @throws when the kind is already defined
 */
export function defineRecordKind(kind: RecordKind) {
  if (kinds.has(kind.type)) throw new Error(`The kind of record ${kind.type} is defined twice.`)
  kinds.set(kind.type, kind)
}

/** The kinds that have a part, in the order of the modules. */
export const kindsWith = <Part extends keyof RecordKind>(part: Part): KindWith<Part>[] =>
  [...kinds.values()].filter((kind): kind is KindWith<Part> => kind[part] !== undefined)

/** A part of one kind; undefined for an unknown kind, and for one without it. */
export const partOf = <Part extends keyof RecordKind>(
  type: string,
  part: Part
): RecordKind[Part] | undefined => kinds.get(type)?.[part]
