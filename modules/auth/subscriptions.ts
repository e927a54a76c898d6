import { defineRecordKind } from '#core/records/record_kinds'

defineRecordKind({ type: 'user', subject: { table: 'users', label: 'name' } })
