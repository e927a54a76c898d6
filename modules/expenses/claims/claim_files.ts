import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import { newId } from '#core/ids'
import { type SealedContent, sealContent } from '#core/sealing/sealed_rows'
import { assertRoom } from '#modules/auth/public'
import type { Expense } from '#modules/expenses/models/expense'
import type { ExpenseClaim } from '#modules/expenses/models/expense_claim'
import { acceptFile } from '#modules/expenses/receipts/accept_file'
import { openFile, type ReceiptInfo } from '#modules/expenses/receipts/receipt_rows'
import { recordClaim, saveClaim } from './record_claim.js'

type Claim = Pick<ExpenseClaim, 'companyId' | 'id' | 'expenseId'>

const INFO = 'id, name, type, size, sha256'

/** Approval moves the files to the expense. */
const placeOf = ({ id, expenseId }: Claim) =>
  expenseId === null
    ? { table: 'expense_claim_files', owner: 'claim_id', ownerId: id }
    : { table: 'expense_receipts', owner: 'expense_id', ownerId: expenseId }

/** The files of a claim in the order in which they were added, without their bytes. */
export function filesOf(claim: Claim) {
  const { table, owner, ownerId } = placeOf(claim)
  return readRows<ReceiptInfo>(
    `select ${INFO} from ${table} where company_id = ? and ${owner} = ? order by id`,
    [claim.companyId, ownerId]
  )
}

/** One file with its bytes. @throws 404 */
export async function fileOf(claim: Claim, fileId: string) {
  const { table, owner, ownerId } = placeOf(claim)
  const [file] = await readRows<ReceiptInfo & SealedContent>(
    `select ${INFO}, content, key_id from ${table} where company_id = ? and id = ? and ${owner} = ?`,
    [claim.companyId, fileId, ownerId]
  )
  if (!file) throw notFound()
  return openFile(claim.companyId, file)
}

/**
 * Keeps a file of a claim exactly as it was received; the same file again is kept once. Only inside inTx, with the
 * claim locked.
 * @throws FieldError 422 `expenses.receipt_kind`, 422 `expenses.too_many_receipts`,
 * AppError 403 `plan_limit_reached`
 */
export async function keepFile(claim: ExpenseClaim, given: { name: string; content: Buffer }) {
  const others = await filesOf(claim)
  const file = acceptFile(given, others)
  if (!file) return
  await assertRoom(claim.companyId, 'storageBytes', file.size)
  const place = { company_id: claim.companyId, id: newId() }
  await insertRows('expense_claim_files', [
    {
      ...place,
      claim_id: claim.id,
      ...file,
      ...(await sealContent(place, file.content)),
      created_at: now(),
    },
  ])
  claim.receipts = others.length + 1
  await saveClaim(claim)
  await recordClaim(claim, 'expense_claim.file_added', { file: file.name, sha256: file.sha256 })
}

/** Removes a file from a claim. Only inside inTx, with the claim locked. @throws 404 */
export async function removeFile(claim: ExpenseClaim, fileId: string) {
  const { name, sha256 } = await fileOf(claim, fileId)
  await changeRows('delete from expense_claim_files where company_id = ? and id = ?', [
    claim.companyId,
    fileId,
  ])
  claim.receipts -= 1
  await saveClaim(claim)
  await recordClaim(claim, 'expense_claim.file_removed', { file: name, sha256 })
}

const MOVE = `
  insert into expense_receipts (company_id, id, expense_id, name, type, size, sha256, content, key_id, created_at)
  select company_id, id, ?, name, type, size, sha256, content, key_id, created_at
  from expense_claim_files where company_id = ? and claim_id = ?`

/** Gives the files of a claim to the expense that it becomes, with their ids. Only inside inTx. */
export async function moveFiles({ companyId, id, receipts }: ExpenseClaim, expense: Expense) {
  if (receipts === 0) return
  await changeRows(MOVE, [expense.id, companyId, id])
  await changeRows('delete from expense_claim_files where company_id = ? and claim_id = ?', [
    companyId,
    id,
  ])
  expense.receipts = receipts
  await expense.save()
}
