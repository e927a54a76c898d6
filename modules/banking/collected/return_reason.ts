import type { BankEntryRow } from '#modules/banking/bank_entry'

/** Codes that banks write into the text of a return (ISO 20022 ExternalReturnReason1Code, as far as SEPA uses them). */
const CODES =
  /\b(AC0[1346]|AC13|AG0[12]|AM0[45]|BE0[45]|CNOR|DNOR|FF05|FOCR|MD0[1267]|MS0[23]|RC01|RR0[1-4]|SL01|TM01)\b/
/** Reason not specified. */
const NOT_SAID = 'MS03'

/** Why an entry takes a direct debit back: the code of the statement, else one in its text, else "not specified". */
export const returnReasonOf = ({ return_reason, purpose }: BankEntryRow): string =>
  return_reason || (CODES.exec(purpose)?.[1] ?? NOT_SAID)
