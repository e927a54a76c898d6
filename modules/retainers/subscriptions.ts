import { defineRecordKind } from '#core/records/record_kinds'
import { retainerSource } from '#modules/recurring/public'
import { freeRetained, takeRetainedOver } from '#modules/retainers/actions/carry_retained'
import { coverProjects, endCover } from '#modules/retainers/actions/cover_projects'
import { settlePeriods } from '#modules/retainers/actions/settle_periods'
import { showRetainer } from '#modules/retainers/queries/show_retainer'

retainerSource.plug({
  cover: coverProjects,
  settle: settlePeriods,
  end: endCover,
  show: showRetainer,
})
// After the module of hours, which bills and frees the time itself.
defineRecordKind({
  type: 'retained',
  carrier: { kind: 'retained', free: freeRetained, take: takeRetainedOver },
})
