import type { DueWork } from '#core/due_work/due_work'
import { sealOldFiles } from '#core/sealing/sealed_rows'

export default [sealOldFiles('delivery_signatures')] satisfies DueWork[]
