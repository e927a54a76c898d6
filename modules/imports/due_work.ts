import type { DueWork } from '#core/due_work/due_work'
import { areImportsDue } from '#modules/imports/actions/claim_step'
import { removeForgotten } from '#modules/imports/actions/remove_import'
import { workOnImports } from '#modules/imports/actions/work_on_imports'
import { IMPORT_WORK } from '#modules/imports/models/import'

export default [
  { name: IMPORT_WORK, isDue: areImportsDue, run: workOnImports, isAwaited: true },
  { name: 'imports.forgotten', run: removeForgotten },
] satisfies DueWork[]
