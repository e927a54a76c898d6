import { defineRecordKind } from '#core/records/record_kinds'

defineRecordKind({ type: 'procedure', isReadByAdvisers: true })
