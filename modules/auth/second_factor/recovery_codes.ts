import { createHash, randomBytes } from 'node:crypto'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { newId } from '#core/ids'

const COUNT = 10
const GROUPS = 4
const LETTERS_IN_GROUP = 6
/** 32 signs, without those that look alike: 24 of them are 120 bits, enough for a plain hash (ASVS 6.5.2). */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Replaces the recovery codes of somebody. Inside inTx. @returns the new ones, which cannot be read again */
export async function makeRecoveryCodes(accountId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  await forgetRecoveryCodes(accountId)
  await insertRows(
    'recovery_codes',
    codes.map((code) => ({
      id: newId(),
      account_id: accountId,
      code_hash: hashOf(code),
      created_at: now(),
      used_at: null,
    }))
  )
  return codes
}

/** Makes recovery codes where none are left. Inside inTx. @returns the new ones, or none */
export async function makeMissingRecoveryCodes(accountId: string): Promise<string[]> {
  return (await countRecoveryCodes(accountId)) === 0 ? makeRecoveryCodes(accountId) : []
}

/** Inside inTx. */
export const forgetRecoveryCodes = (accountId: string) =>
  changeRows('delete from recovery_codes where account_id = ?', [accountId])

/** Uses a code up. Inside inTx. @returns false when it is no unused code of this person */
export async function spendRecoveryCode(accountId: string, code: string) {
  const used = await changeRows(
    'update recovery_codes set used_at = ? where account_id = ? and code_hash = ? and used_at is null',
    [now(), accountId, hashOf(code)]
  )
  return used === 1
}

/** How many of somebody's codes are unused. */
export async function countRecoveryCodes(accountId: string) {
  const [row] = await readRows<{ count: number }>(
    'select count(*) as count from recovery_codes where account_id = ? and used_at is null',
    [accountId]
  )
  return Number(row?.count ?? 0)
}

function newCode() {
  const signs = [...randomBytes(GROUPS * LETTERS_IN_GROUP)].map((byte) => SIGNS[byte % 32])
  const groups = Array.from({ length: GROUPS }, (_, group) =>
    signs.slice(group * LETTERS_IN_GROUP, (group + 1) * LETTERS_IN_GROUP).join('')
  )
  return groups.join('-')
}

/** Capitals, blanks and dashes make no difference. */
const hashOf = (code: string) =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('hex')
