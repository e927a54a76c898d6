import { knownViews, operatorView } from '#core/http/operator_visits'
import { defineRecordKind } from '#core/records/record_kinds'
import { isViewed, noteView } from '#modules/auth/visits/note_view'

defineRecordKind({ type: 'user', subject: { table: 'users', label: 'name' } })

operatorView.follow(noteView)
knownViews.has = isViewed
