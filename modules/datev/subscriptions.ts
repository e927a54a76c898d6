import { defineRecordKind } from '#core/records/record_kinds'

defineRecordKind({ type: 'datev', isReadByAdvisers: true })
