import { knownViews, operatorView } from '#core/http/operator_visits'
import { defineRecordKind } from '#core/records/record_kinds'
import { countMembers } from '#modules/auth/plans/members'
import { isViewed, noteView } from '#modules/auth/visits/note_view'

defineRecordKind({
  type: 'user',
  subject: { table: 'users', label: 'name' },
  usage: { members: countMembers },
})

operatorView.follow(noteView)
knownViews.has = isViewed
