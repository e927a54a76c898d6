import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { publish } from '#core/live/publish'
import type { Import } from '#modules/imports/models/import'

const FAIL = `
  update imports set state = 'failed', worked_until = 0
  where company_id = ? and id = ? and state in ('checking', 'running', 'undoing')`

/** Marks an import as failed, which ends the waiting and allows undo. */
export const markFailed = ({ companyId, id }: Import) =>
  inTx(async () => {
    await changeRows(FAIL, [companyId, id])
    publish(companyId, { kind: 'import', id })
  })
