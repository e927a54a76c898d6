import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'

/** Makes the changes of one person's terms, time and weeks wait for each other. Only inside inTx, before reading. */
export async function lockPerson(userId: string) {
  await readRows(`select id from users where id = ?${lock()}`, [userId])
}
